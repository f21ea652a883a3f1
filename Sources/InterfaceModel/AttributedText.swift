import XMLSyntax

/// A text in fragments that each have attributes.
public struct AttributedText: Sendable {
  /// A run of text with one set of attributes.
  public struct Fragment: Sendable {
    /// The text.
    public var content: String
    /// The attributes by their keys (`NSFont`, `NSParagraphStyle`), in the document's order.
    public var attributes: [KeyedValue]
    /// The start tag.
    public var range: SourceRange

    /// Makes a run.
    public init(content: String, attributes: [KeyedValue], range: SourceRange) {
      self.content = content
      self.attributes = attributes
      self.range = range
    }
  }

  /// The runs, in reading order.
  public var fragments: [Fragment]

  /// Makes a text of runs.
  public init(fragments: [Fragment]) { self.fragments = fragments }

  /// The text without attributes.
  public var plainText: String { fragments.map(\.content).joined() }
}
