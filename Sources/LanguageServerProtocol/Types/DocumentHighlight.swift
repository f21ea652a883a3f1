/// A mention of what stands at a place.
public struct DocumentHighlight: Sendable, Hashable, Codable {
  /// What a mention does.
  public enum Kind: Int, Sendable, Codable {
    case read = 2
    case write
  }

  /// The mention.
  public var range: TextRange
  /// Whether it declares the name.
  public var kind: Kind

  /// Makes a highlight.
  public init(range: TextRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
