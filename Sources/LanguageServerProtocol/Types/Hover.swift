/// What there is to say of a place.
public struct Hover: Sendable, Hashable, Codable {
  /// A text with its markup.
  public struct Content: Sendable, Hashable, Codable {
    /// `markdown` or `plaintext`.
    public var kind: String
    /// The text.
    public var value: String
  }

  /// What is said.
  public var contents: Content
  /// What it is said of.
  public var range: TextRange

  /// Makes one in Markdown.
  public init(markdown: String, range: TextRange) {
    contents = Content(kind: "markdown", value: markdown)
    self.range = range
  }
}
