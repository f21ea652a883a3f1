import UIKitCatalog
import XMLSyntax

/// Turns elements of Apple's documents into those of the language.
struct Contractor {
  let vocabulary: Vocabulary
  let names: ObjectNames
  let layout: ContractedLayout
  /// The id of the first responder's placeholder around what is being written.
  var firstResponder = "-2"

  var catalog: Catalog { vocabulary.catalog }

  /// What the language calls the object with the id.
  func name(of id: String) -> String {
    switch id {
    case "-1": Identity.owner
    case firstResponder: Identity.firstResponder
    default: layout.name(ofGuide: id) ?? names.name(of: id)
    }
  }

  /// An element as it stands, its references by name, what it holds in short where that can be.
  mutating func contractPlain(_ element: EditableElement) -> EditableElement {
    let description = catalog[element.name]
    if description?.objectKind != nil { return contractObject(element, place: .other) }
    if let text = contractAttributedText(element) { return text }
    var contracted = EditableElement(element.name)
    for attribute in contractImages(element.attributes, description) {
      let row = description?.attribute(attribute.name)
      if attribute.value == row?.nibDefault { continue }
      contracted.attributes.append(contract(attribute, row))
    }
    for child in element.children {
      switch child {
      case .element(let child):
        if let description, let (name, text) = shortValue(child, description), contracted[name] == nil {
          contracted[name] = text
        } else {
          contracted.children.append(.element(contractPlain(child)))
        }
      case .text, .cdata: contracted.children.append(child)
      case .comment, .processingInstruction, .blankLine: break
      }
    }
    return contracted
  }

  private func shortValue(
    _ child: EditableElement, _ description: CatalogElement
  ) -> (name: String, text: String)? {
    guard let key = child["key"] else { return heldColor(child, description) }
    let name = vocabulary.name(ofKey: key)
    guard case .value(key, let type)? = vocabulary.meaning(of: name, on: description) else { return nil }
    return ValueText.text(of: child, type).map { (name, $0) }
  }

  private func heldColor(
    _ child: EditableElement, _ description: CatalogElement
  ) -> (name: String, text: String)? {
    guard child.name == "color", Vocabulary.holdsColor(description.name) else { return nil }
    var keyed = child
    keyed["key"] = "color"
    return ValueText.text(of: keyed, .color).map { ("color", $0) }
  }

  /// An attribute as the language has it.
  func contract(_ attribute: EditableElement.Attribute, _ row: AttributeRow?) -> EditableElement.Attribute {
    if attribute.name == "id" { return .init("id", names.name(of: attribute.value)) }
    guard case .reference? = row?.type else { return attribute }
    return .init(attribute.name, name(of: attribute.value))
  }

  /// The attributes with `symbol:` before an image's name, in the place of the attribute that says that it is one.
  func contractImages(
    _ attributes: [EditableElement.Attribute], _ description: CatalogElement?
  ) -> [EditableElement.Attribute] {
    guard attributes.contains(where: { $0.name == "catalog" && $0.value == "system" }) else { return attributes }
    let images = attributes.indices.filter { place in
      if case .image? = description?.attribute(attributes[place].name)?.type { true } else { false }
    }
    guard images.count == 1, let image = images.first else { return attributes }
    var contracted = attributes
    contracted[image].value = Expander.symbolPrefix + attributes[image].value
    contracted.removeAll { $0.name == "catalog" }
    return contracted
  }
}
