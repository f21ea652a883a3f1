import XMLSyntax

/// A mention of a node by its id, with the place of the mention.
public struct ObjectReference: Sendable, Hashable {
  /// The id that is named; whether a node has it is for the linter to say.
  public var id: String
  /// Where the id is written: the attribute's value, without its quotes.
  public var range: SourceRange

  /// Makes a mention of `id`.
  public init(id: String, range: SourceRange) {
    self.id = id
    self.range = range
  }
}
