/// A span of a document's text: byte offsets into its UTF-8 form, half open.
///
/// Offsets rather than lines and columns are what every node stores, because a node is read far more often than it is
/// shown to a person; ``SourceText/position(at:)`` turns an offset into a line and a column when a diagnostic needs one.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset just after the last byte.
  public var end: UInt32

  /// Makes the span from `start` up to but not including `end`, in bytes.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The empty span at the start of a text, for what stands nowhere in particular.
  public static let none = SourceRange(start: 0, end: 0)
}
