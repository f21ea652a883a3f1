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
    guard let description = catalog[element.name] else { return expandPlain(element) }
    return expandObject(element, as: description, place: place)
  }

  /// The object of Apple's documents that an element means when it is read as another one.
  mutating func expandObject(
    _ element: MarkupElement, as description: CatalogElement, place: Place = .other
  ) -> DerivedElement {
    var object = ExpandedObject()
    for source in element.attributes { expand(source, of: element, description, into: &object) }
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

  private mutating func expand(
    _ source: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement,
    into object: inout ExpandedObject
  ) {
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
    case "canvas":
      if let point = value(of: source, "canvasLocation", .point) { object.append(point) }
      return
    default: break
    }
    switch vocabulary.meaning(of: source.name, on: description) {
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
    case .action(let event): object.connections += actions(source, event)
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
  private func textRow(_ row: AttributeRow, _ source: MarkupAttribute, _ description: CatalogElement) -> String? {
    guard row.type.isText, ElementText.isNeeded(for: source.value),
      vocabulary.valueType(row.name, in: description) != nil
    else { return nil }
    return row.name
  }

  private mutating func expand(
    _ source: MarkupAttribute, _ part: Vocabulary.Part, of record: Vocabulary.FlatRecord, _ element: MarkupElement,
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

  private mutating func expand(
    _ child: MarkupElement, of element: MarkupElement, _ description: CatalogElement,
    into object: inout ExpandedObject
  ) {
    switch child.name {
    case "outlet" where child["destinations"] != nil: object.connections += expandCollection(child)
    case "outlet", "outletCollection", "action", "segue": object.connections.append(expandConnection(child))
    case "layout": object.hasLayout = true
    case "constraints" where child.text.contains { !$0.isWhitespace }: break
    case "constraint":
      object.constraints.append(expandConstraint(child))
    case Contractor.plainAttribute:
      require(["name", "value"], of: child)
      object.attributes.append(
        .init(child["name"] ?? "", child["value"] ?? "", range: child.range, valueRange: child.range))
    case "runtimeAttribute":
      require(["keyPath", "type"], of: child)
      var derived = expandPlain(child)
      derived.name = "userDefinedRuntimeAttribute"
      object.runtimeAttributes.append(derived)
    default:
      if child["key"] == nil, catalog[child.name]?.objectKind == .view, isListed(child, in: description) {
        object.subviews.append(expandObject(child, place: element.name == "stackView" ? .arranged : .other))
      } else {
        if catalog[child.name] == nil, description.child(child["key"] ?? child.name) == nil { suspect(child) }
        object.append(expandPlain(child))
      }
    }
  }

  /// Refuses an element that looks misspelt. Others that the catalog doesn't know may be newer than it.
  mutating func suspect(_ element: MarkupElement) {
    let names = catalog.allElements.map(\.name)
    if Suggestion.nearest(to: element.name, in: names) != nil { refuseElement(element) }
  }

  private func isListed(_ child: MarkupElement, in description: CatalogElement) -> Bool {
    guard case .objects? = description.child("subviews")?.content else { return false }
    return description.child(child.name) == nil
  }

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
      element["translatesAutoresizingMaskIntoConstraints"] == nil, object.hasLayout || place == .arranged
    {
      add("translatesAutoresizingMaskIntoConstraints", "NO")
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
