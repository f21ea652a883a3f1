import LayoutSyntax
import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// The element of the language for an object.
  mutating func contractObject(_ element: EditableElement, place: Expander.Place) -> EditableElement {
    guard let description = catalog[element.name] else { return contractPlain(element) }
    return contractObject(element, as: description, named: element.name, place: place)
  }

  /// The element of the language, under a name of its own, for an object.
  mutating func contractObject(
    _ element: EditableElement, as description: CatalogElement, named name: String,
    place: Expander.Place = .other
  ) -> EditableElement {
    var contracted = EditableElement(name)
    if let id = element["id"] { contracted["id"] = names.name(of: id) }
    contractClass(of: element, into: &contracted)
    contractAttributes(of: element, description, place, into: &contracted)
    for child in element.childElements { contract(child, of: element, description, into: &contracted) }
    if contracted.childElements.contains(where: { $0.name == AttributedTextForm.usedKey }) {
      contracted[AttributedTextForm.useName] = element[AttributedTextForm.useName] == "YES" ? nil : "NO"
    }
    addWhens(of: element, description, into: &contracted)
    addLayout(of: element, into: &contracted)
    addLayoutMode(of: element, description, place, into: &contracted)
    return contracted
  }

  // MARK: Attributes

  private func contractClass(of element: EditableElement, into contracted: inout EditableElement) {
    guard let name = element["customClass"] else { return }
    contracted["class"] = name
    guard let module = element["customModule"] else {
      contracted["moduleProvider"] = element["customModuleProvider"]
      return
    }
    contracted["module"] = module
    if element["customModuleProvider"] != "target" {
      contracted["moduleProvider"] = element["customModuleProvider"] ?? "none"
    }
  }

  private func contractAttributes(
    of element: EditableElement, _ description: CatalogElement, _ place: Expander.Place,
    into contracted: inout EditableElement
  ) {
    for attribute in contractImages(element.attributes, description) {
      switch attribute.name {
      case "id", "customClass", "translatesAutoresizingMaskIntoConstraints": continue
      case "customModule" where element["customClass"] != nil: continue
      case "customModuleProvider" where element["customClass"] != nil: continue
      case "sceneMemberID" where place == .scene && attribute.value == SceneMember.name(of: description): continue
      default: break
      }
      guard let row = description.attribute(attribute.name), row.type.mistake(in: attribute.value) == nil,
        !isTextElsewhere(attribute, row, description)
      else {
        contracted.children.append(
          .element(
            EditableElement(
              Self.plainAttribute, attributes: [.init("name", attribute.name), .init("value", attribute.value)])))
        continue
      }
      if row.nibDefault != nil, attribute.value == vocabulary.defaultValue(of: row) { continue }
      contracted.attributes.append(contract(attribute, row))
    }
    for (row, _) in vocabulary.assumedAttributes(of: description) where element[row.name] == nil {
      if let value = row.nibDefault { contracted[row.name] = value }
    }
  }

  /// Whether a text would become an element if it stood among the language's attributes.
  private func isTextElsewhere(
    _ attribute: EditableElement.Attribute, _ row: AttributeRow, _ description: CatalogElement
  ) -> Bool {
    row.type.isText && ElementText.isNeeded(for: attribute.value)
      && vocabulary.valueType(row.name, in: description) != nil
  }

  /// The element of the language for an attribute that the catalog doesn't know, or that has no other form.
  static let plainAttribute = "attribute"

  private func addLayout(of element: EditableElement, into contracted: inout EditableElement) {
    guard let equations = element["id"].flatMap({ layout.equations[$0] }) else { return }
    contracted.children.insert(.element(Self.layoutElement(equations)), at: 0)
  }

  /// Says whether the autoresizing mask becomes constraints, where that isn't plain from the rest.
  private func addLayoutMode(
    of element: EditableElement, _ description: CatalogElement, _ place: Expander.Place,
    into contracted: inout EditableElement
  ) {
    let name = "translatesAutoresizingMaskIntoConstraints"
    guard description.attribute(name) != nil else { return }
    let value = element[name] ?? "YES"
    let hasLayout = element["id"].map(layout.isLaidOut) ?? false
    if value != (place == .arranged || hasLayout ? "NO" : "YES") { contracted[name] = value }
  }

  // MARK: Children

  private mutating func contract(
    _ child: EditableElement, of element: EditableElement, _ description: CatalogElement,
    into contracted: inout EditableElement
  ) {
    switch child.name {
    case "subviews" where isListOfViews(child, description):
      let place: Expander.Place = element.name == "stackView" ? .arranged : .other
      for view in child.childElements { contracted.children.append(.element(contractObject(view, place: place))) }
    case "constraints" where child.attributes.isEmpty:
      for (index, constraint) in child.childElements.enumerated() where !layout.says(index, of: element["id"]) {
        contracted.children.append(.element(contractConnection(constraint)))
      }
    case "variation" where element["id"].map { layout.plans[$0] != nil } ?? false: break
    case "viewLayoutGuide" where child["id"].map { layout.guides[$0] != nil } ?? false: break
    case "connections" where child.attributes.isEmpty:
      contractConnections(child, description, into: &contracted)
    case "userDefinedRuntimeAttributes" where child.attributes.isEmpty:
      contractRuntimeAttributes(child, description, into: &contracted)
    case "gestureRecognizers" where child.children.isEmpty: break
    default:
      if contractValue(child, element, description, into: &contracted) { return }
      contracted.children.append(.element(contractPlain(child)))
    }
  }

  private func isListOfViews(_ list: EditableElement, _ description: CatalogElement) -> Bool {
    list.attributes.isEmpty
      && list.childElements.allSatisfy { catalog.isSubview($0.name, key: $0["key"], of: description) }
  }

  /// Puts a value among the attributes; says whether that was possible.
  private mutating func contractValue(
    _ child: EditableElement, _ element: EditableElement, _ description: CatalogElement,
    into contracted: inout EditableElement
  ) -> Bool {
    guard let key = child["key"] else { return false }
    if child.name == "nil", key == "highlightedColor", element.name == "label" { return true }
    if key == "canvasLocation", let text = ValueText.text(of: child, .point) {
      contracted["canvas"] = text
      return true
    }
    if let record = vocabulary.flatRecords(of: description).first(where: { $0.key == key && $0.element == child.name })
    {
      return flatten(child, record, description, into: &contracted)
    }
    let name = vocabulary.name(ofKey: key)
    guard contracted[name] == nil else { return false }
    switch vocabulary.meaning(of: name, on: description) {
    case .value(key, let type):
      guard let text = ValueText.text(of: child, type) else { return false }
      contracted[name] = text
      return true
    case .attribute(let row):
      guard row.type.isText, vocabulary.valueType(key, in: description) != nil,
        let text = ValueText.text(of: child, .string), ElementText.isNeeded(for: text)
      else { return false }
      contracted[name] = text
      return true
    default: return false
    }
  }

  /// Puts all parts of a record among the attributes, or none; says whether that was possible.
  private func flatten(
    _ child: EditableElement, _ record: Vocabulary.FlatRecord, _ description: CatalogElement,
    into contracted: inout EditableElement
  ) -> Bool {
    guard let recordDescription = catalog[record.element] else { return false }
    var parts: [EditableElement.Attribute] = []
    for attribute in contractImages(child.attributes, recordDescription) where attribute.name != "key" {
      let name = record.prefix + attribute.name
      guard case .record(record, .attribute(let row))? = vocabulary.meaning(of: name, on: description) else {
        return false
      }
      if attribute.value == row.nibDefault { continue }
      if row.type.mistake(in: attribute.value) != nil { return false }
      if row.type.isText, ElementText.isNeeded(for: attribute.value) { return false }
      parts.append(.init(name, contract(attribute, row).value))
    }
    for part in child.childElements {
      guard let key = part["key"] else { return false }
      let name = record.prefix + key
      switch vocabulary.meaning(of: name, on: description) {
      case .record(record, .value(key, let type)):
        guard let text = ValueText.text(of: part, type) else { return false }
        parts.append(.init(name, text))
      case .record(record, .attribute(let row)):
        guard row.type.isText, let text = ValueText.text(of: part, .string), ElementText.isNeeded(for: text) else {
          return false
        }
        parts.append(.init(name, text))
      default: return false
      }
    }
    // A record that is there says what it leaves out, too.
    for (row, _) in vocabulary.assumedAttributes(of: recordDescription) where child[row.name] == nil {
      if let value = row.nibDefault { parts.append(.init(record.prefix + row.name, value)) }
    }
    guard Set(parts.map(\.name)).count == parts.count, parts.allSatisfy({ contracted[$0.name] == nil }) else {
      return false
    }
    contracted.attributes += parts
    return true
  }
}
