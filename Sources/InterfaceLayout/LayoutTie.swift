import LayoutMetrics

/// Views beside each other of which any may give way, since all ask to keep their size with the same priority.
public struct LayoutTie: Sendable, Hashable {
  /// What the views ask for.
  public enum Kind: Sendable, Hashable {
    /// Not to be stretched, where there is more room than they need.
    case hugging
    /// Not to be compressed, where there is less.
    case compression
  }

  /// What the views ask for.
  public var kind: Kind
  /// The direction in which they share the room.
  public var axis: LayoutAxis
  /// The priority that they have in common.
  public var priority: Double
  /// The places of the views in ``DocumentLayout/views``, in order.
  public var views: [Int]
}
