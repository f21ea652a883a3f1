import LayoutMetrics

/// A part of a view that constraints hold on to: its alignment rectangle, its margins, a guide.
struct Region: Sendable {
  /// The view, by its place in the tree.
  var node: Int
  /// Where it begins and ends, from left to right.
  var horizontal: (start: Line, end: Line)
  /// Where it begins and ends, from top to bottom.
  var vertical: (start: Line, end: Line)
  /// Whether it is a part of what a scroll view shows rather than of its frame.
  var isContent = false

  /// What remains of a view within insets.
  init(_ node: Int, insets: EdgeInsets, isRightToLeft: Bool) {
    self.node = node
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    horizontal = (Line(fraction: 0, offset: left), Line(fraction: 1, offset: -right))
    vertical = (Line(fraction: 0, offset: insets.top), Line(fraction: 1, offset: -insets.bottom))
  }

  /// Where it begins and ends on an axis.
  subscript(_ axis: LayoutAxis) -> (start: Line, end: Line) {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
