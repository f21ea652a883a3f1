import LayoutSyntax
import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// Puts what is otherwise under some traits into `<when>` elements, and says whether a subview is there.
  func addWhens(of element: EditableElement, _ description: CatalogElement, into contracted: inout EditableElement) {
    guard let id = element["id"] else { return }
    if layout.isUninstalled(id) { contracted[ExpandedLayout.installedName] = "NO" }
    let whens = layout.whens[id]?.whens ?? [:]
    let own = Dictionary(
      (layout.plans[id]?.attributes ?? []).map { ($0.key, $0.attributes) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(whens.keys).union(own.keys).sorted()
    contracted.children.insert(
      contentsOf: keys.map { .element(Self.when($0, whens[$0] ?? ContractedWhens.When(), own[$0] ?? [])) }, at: 0)
  }

  private static func when(
    _ key: String, _ when: ContractedWhens.When, _ own: [EditableElement.Attribute]
  ) -> EditableElement {
    var element = EditableElement(ExpandedLayout.whenName)
    for (name, value) in TraitText.attributes(forKey: key) ?? [] { element[name] = value }
    if let isInstalled = when.isInstalled { element[ExpandedLayout.installedName] = isInstalled ? "YES" : "NO" }
    element.attributes += own
    if !when.activated.isEmpty { element[ExpandedLayout.activateName] = when.activated.joined(separator: " ") }
    if !when.deactivated.isEmpty { element[ExpandedLayout.deactivateName] = when.deactivated.joined(separator: " ") }
    for (name, value) in when.changes { element[name] = value }
    if !when.equations.isEmpty { element.children.append(.element(layoutElement(when.equations))) }
    return element
  }

  /// The `<layout>` that says constraints.
  static func layoutElement(_ equations: [LayoutEquation]) -> EditableElement {
    EditableElement(
      "layout", attributes: LayoutText.attributes(of: equations).map { .init($0.side.name, $0.value) })
  }
}
