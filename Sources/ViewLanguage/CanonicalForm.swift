import UIKitCatalog
import XMLSyntax

/// One form for all documents of Apple's format that say the same.
struct CanonicalForm {
  let catalog: Catalog
  /// The ids that something refers to.
  let referenced: Set<String>
  /// Those that something else than a mask of a variation refers to.
  let referencedOutsideMasks: Set<String>
  private let lists: Set<String>

  init(catalog: Catalog, names: ObjectNames) {
    self.catalog = catalog
    referenced = names.referenced
    referencedOutsideMasks = names.referencedOutsideMasks
    var lists: Set<String> = [
      "objects", "scenes", "constraints", "userDefinedRuntimeAttributes", "mask", "attributedString",
      "array", "mutableArray",
    ]
    for element in catalog.allElements {
      for child in element.children {
        if case .objects = child.content { lists.insert(child.name) }
      }
    }
    self.lists = lists
  }

  /// The form of an element.
  func form(of element: EditableElement) -> EditableElement {
    var form = EditableElement(element.name)
    form.attributes = element.attributes.filter { keeps($0, of: element) }
      .map {
        .init($0.name, element.name == "rect" ? NumberSpelling.rounded($0.value) : NumberSpelling.canonical($0.value))
      }
      .sorted { $0.name < $1.name }
    let constraintForms = constraintForms(of: element)
    var children = element.childElements.map { child in
      switch child.name {
      case "constraints": constraints(child, of: element["id"])
      case "variation": variation(child, constraintForms)
      default: self.form(of: child)
      }
    }
    .filter { keeps($0, in: element) }
    if element.name == "connections" {
      children.sort { $0.connectionPlace < $1.connectionPlace }
    } else if element.name == "resources" {
      children.sort { ($0.name, $0["name"] ?? "") < ($1.name, $1["name"] ?? "") }
    } else if !lists.contains(element.name) {
      // Swift's sort is stable, so what has one key stays in its order.
      children.sort { ($0["key"] ?? $0.name) < ($1["key"] ?? $1.name) }
    }
    form.children = children.map { .element($0) }
    let text = element.text
    if children.isEmpty, !text.isEmpty { form.children = [.text(text)] }
    return form
  }

  // MARK: Constraints

  /// The constraints of a view, in an order that doesn't depend on the document's.
  private func constraints(_ list: EditableElement, of container: String?) -> EditableElement {
    var form = self.form(of: list)
    let constraints = form.childElements.map { ConstraintForm.form($0, container: container) }
    form.children = constraints.sorted { left, right in
      left.attributes.lexicographicallyPrecedes(right.attributes) { ($0.name, $0.value) < ($1.name, $1.value) }
    }
    .map { .element($0) }
    return form
  }

  private func keeps(_ attribute: EditableElement.Attribute, of element: EditableElement) -> Bool {
    switch (element.name, attribute.name) {
    case ("document", "systemVersion"), ("scene", "sceneID"): return false
    case ("document", _) where DocumentFormat.isImplied(attribute.name): return attribute.value != "NO"
    case ("document", _):
      let usual = DocumentFormat(type: element["type"])?.attributes.first { $0.name == attribute.name }
      return attribute.value != usual?.value
    case (_, "id"):
      if attribute.value.hasPrefix(IDGenerator.prefix) { return false }
      // What masks alone refer to they are compared with by what it says.
      if element.name == "constraint" { return referencedOutsideMasks.contains(attribute.value) }
      return catalog[element.name]?.objectKind != nil || referenced.contains(attribute.value)
        || element.name.hasSuffix("LayoutGuide")
    case ("placeholder", "userLabel"):
      return attribute.value != "File's Owner" && attribute.value != "First Responder"
    case ("placeholder", "customClass"): return attribute.value != "UIResponder"
    case (_, AttributedTextForm.useName): return attribute.value == "YES"
    default:
      guard let value = catalog[element.name]?.attribute(attribute.name)?.nibDefault else { return true }
      return !NumberSpelling.isSame(attribute.value, value)
    }
  }

  private func keeps(_ child: EditableElement, in element: EditableElement) -> Bool {
    switch child.name {
    case "dependencies", "gestureRecognizers": return false
    case "nil": return !(element.name == "label" && child["key"] == "highlightedColor")
    case "state", "accessibility": return child.attributes.count > 1 || !child.children.isEmpty
    case "placeholder":
      let says = child.attributes.contains { !["id", "placeholderIdentifier", "sceneMemberID"].contains($0.name) }
      return says || !child.children.isEmpty || child["id"].map(referenced.contains) ?? false
    case "subviews", "constraints", "connections", "userDefinedRuntimeAttributes": return !child.children.isEmpty
    default: return true
    }
  }
}
