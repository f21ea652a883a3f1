import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// Where an object stands, as far as that says something of it.
  enum Place {
    /// A stack view arranges it.
    case arranged
    /// At the top of a scene.
    case scene
    /// Anywhere else.
    case other
  }

  /// The object of Apple's documents that an element means.
  mutating func expandObject(_ element: MarkupElement, place: Place) -> DerivedElement {
    if let inclusion = inclusions[element.name] { return expandInstance(element, of: inclusion, place: place) }
    if isSlot(element) { return expandSlot(element, place: place) }
    guard let description = catalog[element.name] else { return expandPlain(element) }
    return expandObject(element, as: description, place: place)
  }

  /// The object of Apple's documents that an element means when it is read as another one.
  mutating func expandObject(
    _ element: MarkupElement, as description: CatalogElement, place: Place = .other
  ) -> DerivedElement {
    var object = ExpandedObject()
    let own = [isSlot(element) ? "name" : nil, kinds.slot(around: element) == nil ? nil : "slot"]
    for source in element.attributes where !own.contains(source.name) {
      expand(source, of: element, description, into: &object)
    }
    for child in element.children {
      switch child {
      case .element(let child): expand(child, of: element, description, into: &object)
      case .text(let text), .cdata(let text): refuse(text)
      case .comment, .processingInstruction: break
      }
    }
    addAssumptions(to: &object, element, description, place)
    return DerivedElement(
      description.name, attributes: object.attributes, children: object.children(element.range), range: element.range,
      fullRange: element.fullRange)
  }

  // MARK: Attributes

  mutating func expand(
    _ written: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement,
    into object: inout ExpandedObject
  ) {
    let meaning = vocabulary.meaning(of: written.name, on: description)
    if case .action(let event) = meaning {
      object.connections += actions(LanguageAttribute(written), event)
      return
    }
    if meaning == nil, expandLocalization(written, of: element, description) { return }
    guard let source = resolved(written, meaning?.valueType) else { return }
    switch source.name {
    case "class": return object.attributes.append(attribute("customClass", source.value, from: source))
    case "module":
      object.attributes.append(attribute("customModule", source.value, from: source))
      if element["moduleProvider"] == nil {
        object.attributes.append(attribute("customModuleProvider", "target", from: source))
      }
      return
    case "moduleProvider":
      if source.value != "none" {
        object.attributes.append(attribute("customModuleProvider", source.value, from: source))
      }
      return
    case "size" where description.objectKind == .view:
      if let size = value(of: source, "frame", .size) { object.geometry.append(Self.frame(at: size)) }
      return
    case ExpandedLayout.installedName where description.objectKind != nil: return
    case "canvas":
      if let point = value(of: source, "canvasLocation", .point) { object.append(point) }
      return
    default: break
    }
    switch meaning {
    case .attribute(let row):
      if let row = textRow(row, source, description) {
        if let text = value(of: source, row, .string) { object.append(text) }
      } else {
        check(source, row.type)
        object.attributes += expand(source, row)
      }
    case .value(let key, let type):
      let isGeometry = key == "frame" || key == "autoresizingMask"
      guard let child = value(of: source, key, type) else { return }
      if isGeometry { object.geometry.append(child) } else { object.append(child) }
    case .record(let record, let part): expand(source, part, of: record, element, into: &object)
    case .action: break
    case .outlet: object.connections.append(outlet(source))
    case nil: expandRuntimeAttribute(source, element, description, into: &object)
    }
  }

  /// The frame at the origin with a size.
  private static func frame(at size: DerivedElement) -> DerivedElement {
    var frame = size
    frame.name = "rect"
    let origin = ["x", "y"].map { DerivedElement.Attribute($0, "0.0", range: size.range, valueRange: size.range) }
    frame.attributes.insert(contentsOf: origin, at: 1)
    return frame
  }

  /// The key of the element that documents have for a text that an attribute can't hold; nil for other texts.
  private func textRow(_ row: AttributeRow, _ source: LanguageAttribute, _ description: CatalogElement) -> String? {
    guard row.type.isText, ElementText.isNeeded(for: source.value),
      vocabulary.valueType(row.name, in: description) != nil
    else { return nil }
    return row.name
  }

  private mutating func expand(
    _ source: LanguageAttribute, _ part: Vocabulary.Part, of record: Vocabulary.FlatRecord, _ element: MarkupElement,
    into object: inout ExpandedObject
  ) {
    switch part {
    case .attribute(let row):
      if row.type.isText, ElementText.isNeeded(for: source.value) {
        guard let child = value(of: source, row.name, .string) else { return }
        object.change(record, from: element.range) { $0.children.append(.element(child)) }
      } else {
        check(source, row.type)
        let attributes = expand(source, row)
        object.change(record, from: element.range) { $0.attributes += attributes }
      }
    case .value(let key, let type):
      guard let child = value(of: source, key, type) else { return }
      object.change(record, from: element.range) { $0.children.append(.element(child)) }
    }
  }

  // MARK: Children

  mutating func expand(
    _ child: MarkupElement, of element: MarkupElement, _ description: CatalogElement,
    into object: inout ExpandedObject
  ) {
    switch child.name {
    case "outlet" where child["destinations"] != nil: object.connections += expandCollection(child)
    case "outlet", "outletCollection", "action", "segue": object.connections.append(expandConnection(child))
    case "layout", ExpandedLayout.whenName: break
    case "constraints" where child.isConstraintText: break
    case "constraint":
      object.constraints.append(expandConstraint(child))
    case Contractor.plainAttribute:
      require(["name", "value"], of: child)
      object.attributes.append(
        .init(child["name"] ?? "", child["value"] ?? "", range: child.range, valueRange: child.range))
    case "runtimeAttribute":
      require(["keyPath", "type"], of: child)
      if let value = child.attribute("value"), resolved(value, nil)?.isBound == true {
        refuseParameter(value.valueRange)
      }
      var derived = expandPlain(child)
      derived.name = "userDefinedRuntimeAttribute"
      object.runtimeAttributes.append(derived)
    default:
      if isSubview(child, of: description) {
        object.subviews.append(expandObject(child, place: element.name == "stackView" ? .arranged : .other))
      } else {
        if description.child(child["key"] ?? child.name) == nil { suspect(child) }
        object.append(expandPlain(child))
      }
    }
  }

  /// Whether an element is one of the subviews of the view that `description` describes: one of Apple's, an instance of a
  /// component, or a slot.
  private func isSubview(_ child: MarkupElement, of description: CatalogElement) -> Bool {
    let name = kinds.isInstance(child) || isSlot(child) ? "view" : child.name
    return catalog.isSubview(name, key: child["key"], of: description)
  }

  /// Refuses an element that looks misspelt. Others that the catalog doesn't know may be newer than it.
  mutating func suspect(_ element: MarkupElement) {
    if kind(of: element) != nil || catalog[element.name] != nil || Self.ownParts.contains(element.name) { return }
    let names = catalog.allElements.map(\.name) + inclusions.keys
    if element.name.first?.isUppercase == true || Suggestion.nearest(to: element.name, in: names) != nil {
      refuseElement(element)
    }
  }

  /// The elements in others that the catalog doesn't have, since the language has them by itself.
  private static let ownParts = AttributedTextForm.keys.union([ExpandedLayout.whenName, "layout"])

  // MARK: What goes without saying

  private mutating func addAssumptions(
    to object: inout ExpandedObject, _ element: MarkupElement, _ description: CatalogElement, _ place: Place
  ) {
    func add(_ name: String, _ value: String) {
      object.attributes.append(.init(name, value, range: element.range, valueRange: element.range))
    }
    let said = Set(object.attributes.map(\.name))
    for (row, value) in vocabulary.assumedAttributes(of: description) where !said.contains(row.name) {
      if element[row.name] == nil { add(row.name, value) }
    }
    addRecordAssumptions(to: &object, element)
    if description.attribute("translatesAutoresizingMaskIntoConstraints") != nil,
      element["translatesAutoresizingMaskIntoConstraints"] == nil,
      layout.laidOut.contains(element) || place == .arranged
    {
      add("translatesAutoresizingMaskIntoConstraints", "NO")
    }
    if AttributedTextForm.isUsed(in: element, description), element[AttributedTextForm.useName] == nil {
      add(AttributedTextForm.useName, "YES")
    }
    if place == .scene, element["sceneMemberID"] == nil, let member = SceneMember.name(of: description) {
      add("sceneMemberID", member)
    }
    if element.name == "label", element["highlightedColor"] == nil {
      let none = EditableElement("nil", attributes: [.init("key", "highlightedColor")])
      object.append(DerivedElement(none, from: element.range))
    }
    object.constraints += constraints(of: element)
    guides(of: element).forEach { object.append($0) }
    object.variations = variations(of: element, description)
    if element["id"] == nil, description.objectKind != .grouping { add("id", id(of: element)) }
  }

  /// What the records that are there leave out means what it means in code.
  private func addRecordAssumptions(to object: inout ExpandedObject, _ element: MarkupElement) {
    for record in object.changedRecords {
      guard let description = catalog[record.element] else { continue }
      for (row, value) in vocabulary.assumedAttributes(of: description) where element[record.prefix + row.name] == nil {
        object.change(record, from: element.range) {
          $0.attributes.append(.init(row.name, value, range: element.range, valueRange: element.range))
        }
      }
    }
  }
}
