/// A node of a parsed document.
public enum MarkupNode: Sendable {
  /// An element.
  case element(MarkupElement)
  /// Text.
  case text(MarkupText)
  /// A CDATA section.
  case cdata(MarkupText)
  /// A comment.
  case comment(MarkupText)
  /// A processing instruction; its string is what stands between `<?` and `?>`.
  case processingInstruction(MarkupText)

  /// All of the node, an element's end tag included.
  public var range: SourceRange {
    switch self {
    case .element(let element): element.fullRange
    case .text(let text), .cdata(let text), .comment(let text), .processingInstruction(let text): text.range
    }
  }
}
