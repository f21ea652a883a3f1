/// A node of a tree that can be changed and written.
public enum EditableMarkup: Sendable, Hashable {
  /// An element.
  case element(EditableElement)
  /// Text, unescaped.
  case text(String)
  /// The content of a CDATA section.
  case cdata(String)
  /// The content of a comment.
  case comment(String)
  /// What stands between `<?` and `?>`.
  case processingInstruction(String)
  /// An empty line between two nodes.
  case blankLine

  /// Copies a parsed node.
  public init(_ node: MarkupNode) {
    switch node {
    case .element(let element): self = .element(EditableElement(element))
    case .text(let text): self = .text(text.string)
    case .cdata(let text): self = .cdata(text.string)
    case .comment(let text): self = .comment(text.string)
    case .processingInstruction(let text): self = .processingInstruction(text.string)
    }
  }
}
