/// An object of a document, in its outline.
public struct DocumentSymbol: Sendable, Hashable, Codable {
  /// What it is, for its icon; some of the protocol's kinds.
  public enum Kind: Int, Sendable, Codable {
    case module = 2
    case `class` = 5
    case field = 8
    case interface = 11
    case object = 19
    case event = 24
  }

  /// What it is called.
  public var name: String
  /// What else there is to say.
  public var detail: String?
  /// What it is.
  public var kind: Kind
  /// All of it.
  public var range: TextRange
  /// What is selected when it's gone to.
  public var selectionRange: TextRange
  /// What it holds.
  public var children: [DocumentSymbol]

  /// Makes a symbol.
  public init(
    name: String, detail: String?, kind: Kind, range: TextRange, selectionRange: TextRange, children: [DocumentSymbol]
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}
