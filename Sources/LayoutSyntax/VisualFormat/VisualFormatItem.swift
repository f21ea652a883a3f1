/// A view or a bar of a line in the visual format.
struct VisualFormatItem {
  /// The view, or the superview for a bar.
  let item: LayoutItem
  /// The name of the view, or the bar.
  let nameRange: Range<Int>
  /// The view with its brackets, or the bar.
  var range: Range<Int>
  /// What is said of the view's length in the line's direction.
  var predicates: [VisualFormatPredicate] = []
}
