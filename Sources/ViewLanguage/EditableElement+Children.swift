import XMLSyntax

extension EditableElement {
  /// The child elements.
  public var childElements: [EditableElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The text directly inside.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .text(let part), .cdata(let part): text += part
      case .element, .comment, .processingInstruction, .blankLine: break
      }
    }
  }

  /// Whether the element has these attributes and no others.
  func hasOnly(_ names: Set<String>) -> Bool { attributes.allSatisfy { names.contains($0.name) } }
}
