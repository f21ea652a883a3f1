import InterfaceModel
import XMLSyntax

extension IndexedDocument {
  /// The elements of those names in the document's order, without what stands in its resources and in people's comments.
  func elements(_ names: Set<String>) -> [MarkupElement] {
    var found: [MarkupElement] = []
    func collect(_ element: MarkupElement) {
      if names.contains(element.name) { found.append(element) }
      for child in element.childElements where child.name != "resources" && child["key"] != "userComments" {
        collect(child)
      }
    }
    if let root = document.root { collect(root) }
    return found
  }

  /// The object that an element is, or that is nearest around it.
  func object(around element: MarkupElement) -> ObjectIndex? {
    var current: MarkupElement? = element
    while let candidate = current {
      if let id = candidate["id"], case .object(let index) = document.nodesByID[id] { return index }
      current = candidate.parent
    }
    return nil
  }
}
