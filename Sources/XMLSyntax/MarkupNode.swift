/// A node of a parsed document.
public enum MarkupNode: Sendable {
  /// An element.
  case element(MarkupElement)
  /// Text, references resolved.
  case text(String)
  /// The content of a CDATA section.
  case cdata(String)
  /// The content of a comment.
  case comment(String)
  /// A processing instruction as written between `<?` and `?>`.
  case processingInstruction(String)
}
