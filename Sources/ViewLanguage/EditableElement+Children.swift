import XMLSyntax

extension EditableElement {
  /// The child elements.
  public var childElements: [EditableElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// What connections of an object are ordered by, where the element is one: Xcode has actions first, by selector, then
  /// outlets, by property; collections and segues are in the order that they were made in.
  public var connectionPlace: (kind: Int, name: String) {
    switch name {
    case "action": (0, self["selector"] ?? "")
    case "outlet": (1, self["property"] ?? "")
    case "outletCollection": (2, "")
    default: (3, "")
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
