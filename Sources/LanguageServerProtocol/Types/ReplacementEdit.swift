/// A change to a document's text; the protocol calls it `TextEdit`.
public struct ReplacementEdit: Sendable, Hashable, Codable {
  /// What goes.
  public var range: TextRange
  /// What comes in its place.
  public var newText: String

  /// Makes an edit.
  public init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
