import UIKitCatalog
import XMLSyntax

/// Which elements of a document are objects.
struct ObjectKinds {
  let catalog: Catalog
  /// The components that the document takes in, by the names of their elements, with the names of their slots.
  let components: [String: [String]]

  /// The kind of object that an element is; nil where it is none.
  func kind(of element: MarkupElement) -> ElementDescription.ObjectKind? {
    if isInstance(element) || isSlot(element) { return .view }
    return catalog[element.name]?.objectKind
  }

  /// Whether an element is a component's slot: a view that others fill.
  func isSlot(_ element: MarkupElement) -> Bool { element.name == ComponentInterface.slot }

  /// Whether an element is an instance of a component.
  func isInstance(_ element: MarkupElement) -> Bool { components[element.name] != nil }

  /// The slot that a view stands in; nil for one that stands in no instance.
  func slot(around element: MarkupElement) -> String? {
    guard let parent = element.parent, let slots = components[parent.name], kind(of: element) == .view else {
      return nil
    }
    return element["slot"] ?? slots.first
  }
}
