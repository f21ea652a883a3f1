/// A point, in points.
public struct LayoutPoint: Sendable, Hashable {
  /// Distance from the left edge.
  public var x: ExactNumber
  /// Distance from the top edge.
  public var y: ExactNumber

  /// Makes a point.
  public init(x: ExactNumber, y: ExactNumber) {
    self.x = x
    self.y = y
  }
}
