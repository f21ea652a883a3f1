import LayoutMetrics

/// A line across a view: at a share of its frame, or of its content, and so many points further on.
struct Line: Sendable {
  /// 0 for the top or left edge, 1 for the bottom or right one.
  var fraction: Double
  /// In points, downwards or to the right.
  var offset: Double

  static let start = Line(fraction: 0, offset: 0)
  static let end = Line(fraction: 1, offset: 0)

  /// The line in the middle between two.
  static func middle(_ first: Line, _ second: Line) -> Line {
    Line(fraction: (first.fraction + second.fraction) / 2, offset: (first.offset + second.offset) / 2)
  }
}
