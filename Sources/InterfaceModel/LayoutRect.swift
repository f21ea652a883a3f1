/// A rectangle in its superview's coordinates, in points.
public struct LayoutRect: Sendable, Hashable {
  /// The corner nearest to the superview's origin.
  public var origin: LayoutPoint
  /// The extent.
  public var size: LayoutSize

  /// Makes a rectangle.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }
}
