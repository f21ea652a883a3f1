/// A size, in points.
public struct LayoutSize: Sendable, Hashable {
  /// The extent along x.
  public var width: ExactNumber
  /// The extent along y.
  public var height: ExactNumber

  /// Makes a size.
  public init(width: ExactNumber, height: ExactNumber) {
    self.width = width
    self.height = height
  }
}
