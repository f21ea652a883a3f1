/// The size that a view has of itself, in points.
public struct IntrinsicSize: Sendable, Hashable {
  /// No size of its own on either axis.
  public static let none = IntrinsicSize(width: nil, height: nil)

  /// The width; nil stands for `UIView.noIntrinsicMetric`.
  public var width: Double?
  /// The height; nil stands for `UIView.noIntrinsicMetric`.
  public var height: Double?
  /// Whether a part of it isn't known and was estimated: an unknown font, a symbol, a custom class.
  public var isEstimated: Bool

  /// Makes a size.
  public init(width: Double?, height: Double?, isEstimated: Bool = false) {
    self.width = width
    self.height = height
    self.isEstimated = isEstimated
  }

  /// The same without lengths that no view can have, which a document's numbers can add up to.
  var bounded: IntrinsicSize {
    func bounded(_ length: Double?) -> Double? { length.map { $0.isFinite ? min(max($0, 0), 1_000_000) : 0 } }
    return IntrinsicSize(width: bounded(width), height: bounded(height), isEstimated: isEstimated)
  }
}
