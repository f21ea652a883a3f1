/// What is between two views, or between a view and the superview's edge.
enum VisualFormatConnection {
  /// Nothing: the views touch.
  case flush
  /// `-`: the standard spacing between views, the superview's margin at its edges.
  case standard
  /// `-8-`, `-gap-` or `-(>=8@750,<=20)-`.
  case spacing([VisualFormatPredicate])
}
