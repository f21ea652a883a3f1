/// Something that can be written at a place.
public struct CompletionItem: Sendable, Hashable, Codable {
  /// What it is, for its icon; some of the protocol's kinds.
  public enum Kind: Int, Sendable, Codable {
    case text = 1
    case method = 2
    case field = 5
    case `class` = 7
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case color = 16
    case reference = 18
    case enumMember = 20
    case event = 23
  }

  /// How its text is to be taken.
  public enum InsertTextFormat: Int, Sendable, Codable {
    case plainText = 1
    /// With places to fill in, `$1`, `$0`.
    case snippet
  }

  /// What is shown.
  public var label: String
  /// What it is.
  public var kind: Kind
  /// What is shown beside it.
  public var detail: String?
  /// The order among the others, where it isn't that of the labels.
  public var sortText: String?
  /// What is filtered by, where it isn't the label.
  public var filterText: String?
  /// How the edit's text is to be taken.
  public var insertTextFormat: InsertTextFormat?
  /// What is written, and what it replaces.
  public var textEdit: ReplacementEdit?

  /// Makes an item.
  public init(_ label: String, _ kind: Kind, detail: String? = nil) {
    self.label = label
    self.kind = kind
    self.detail = detail
  }
}
