import InterfaceModel

/// The way a line in the visual format goes, and the attributes it ties.
struct VisualFormatDirection {
  /// Where a view begins.
  var start: LayoutAttribute
  /// Where a view ends.
  var end: LayoutAttribute
  /// Where the superview's margin begins.
  var startMargin: LayoutAttribute
  /// Where the superview's margin ends.
  var endMargin: LayoutAttribute
  /// The length of a view.
  var length: LayoutAttribute
  /// Whether coordinates grow on the way.
  var isForward = true

  /// `H:`, or no orientation.
  static let leadingToTrailing = VisualFormatDirection(
    start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin, length: .width)
  /// `H:` with `directionLeftToRight`.
  static let leftToRight = VisualFormatDirection(
    start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin, length: .width)
  /// `H:` with `directionRightToLeft`.
  static let rightToLeft = VisualFormatDirection(
    start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, length: .width, isForward: false)
  /// `V:`.
  static let topToBottom = VisualFormatDirection(
    start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin, length: .height)

  /// The direction of a line with an orientation and options.
  init(isVertical: Bool, options: [VisualFormatOption]) {
    if isVertical {
      self = .topToBottom
    } else if options.contains(.directionLeftToRight) {
      self = .leftToRight
    } else {
      self = options.contains(.directionRightToLeft) ? .rightToLeft : .leadingToTrailing
    }
  }

  private init(
    start: LayoutAttribute, end: LayoutAttribute, startMargin: LayoutAttribute, endMargin: LayoutAttribute,
    length: LayoutAttribute, isForward: Bool = true
  ) {
    self.start = start
    self.end = end
    self.startMargin = startMargin
    self.endMargin = endMargin
    self.length = length
    self.isForward = isForward
  }
}
