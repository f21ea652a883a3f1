import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads the objects of a list element.
  mutating func readObjects(
    in list: MarkupElement, parent: ObjectIndex?, role: InterfaceObject.Role
  ) -> [ObjectIndex] {
    list.childElements.compactMap { readObject($0, parent: parent, role: role) }
  }

  /// Reads an object with all it holds; nil for an element that can't be one.
  mutating func readObject(
    _ element: MarkupElement, parent: ObjectIndex?, role: InterfaceObject.Role
  ) -> ObjectIndex? {
    var description = catalog[element.name]
    var disposition = Disposition.carried
    if description?.objectKind == nil {
      guard element.attribute("id") != nil else {
        skip(element, .unknownElement)
        return nil
      }
      note(.unknownElement, element)
      description = stand(in: role, for: element)
      disposition = .unsupported
    } else if description?.description.isCarried == false {
      note(.notSupported, element)
      disposition = .unsupported
    }
    guard let description else { return nil }
    tallyElement(disposition)

    let index = document.objects.count
    let id = element.attribute("id")
    var object = InterfaceObject(
      index: index, parent: parent, role: role, element: element.name, id: id?.value,
      idRange: id?.valueRange ?? element.range, range: element.range, fullRange: element.fullRange)
    let outerObject = currentObject
    currentObject = index
    defer { currentObject = outerObject }
    if let id { declare(id.value, .object(index), at: id.valueRange) }
    object.userLabel = element["userLabel"]
    object.customClass = classReference(of: element)
    object.attributes = readAttributes(of: element, description, disposition) { name in
      switch name {
      case "id", "customClass", "customModule", "customModuleProvider", "userLabel": true
      default: false
      }
    }
    document.objects.append(object)
    for child in element.childElements { readChild(child, of: index, description) }
    return index
  }

  /// What an element that the catalog doesn't know is read as: its rows are a sensible guess, its element stays noted.
  private func stand(in role: InterfaceObject.Role, for element: MarkupElement) -> CatalogElement? {
    if role == .member(of: "subviews") || element.name.hasSuffix("View") { return catalog["view"] }
    if element.name.hasSuffix("Controller") { return catalog["viewController"] }
    return catalog["customObject"]
  }

  private mutating func readChild(_ child: MarkupElement, of index: ObjectIndex, _ description: CatalogElement) {
    let key = child["key"]
    guard let row = key.flatMap(description.child) ?? description.child(child.name) else {
      // An unknown child that has an id may still be meant by a connection, so it is read as an object.
      if child.attribute("id") != nil {
        _ = readKeyedObject(child, of: index)
      } else {
        skip(child, .unknownElement)
      }
      return
    }
    switch row.content {
    case .value(let type, let treatment):
      guard case .unsupported = treatment else {
        if let value = readValue(child, type) {
          document.objects[index].values.append(
            KeyedValue(key: key ?? child.name, value: value, range: child.range))
        }
        return
      }
      skip(child, .notSupported)
    case .object:
      _ = readKeyedObject(child, of: index)
    case .objects:
      tallyElement(.carried)
      _ = readAttributes(of: child, catalog[child.name])
      let members = readObjects(in: child, parent: index, role: .member(of: child.name))
      document.objects[index].children += members
    case .structure(let structure):
      readStructure(structure, child, of: index)
    case .designTime:
      tallySubtree(child, .designTime)
      readComment(child, of: index)
      declareGuides(in: child, of: index)
      readSimulatedMetrics(child, of: index)
    case .unsupported:
      skip(child, .notSupported)
    }
  }

  private mutating func readKeyedObject(_ child: MarkupElement, of index: ObjectIndex) -> ObjectIndex? {
    // `<nil key="title"/>` says that there is none.
    if child.name == "nil" {
      tallySubtree(child, .designTime)
      return nil
    }
    let role = InterfaceObject.Role.keyed(child["key"] ?? child.name)
    guard let object = readObject(child, parent: index, role: role) else { return nil }
    document.objects[index].children.append(object)
    return object
  }

  private mutating func readStructure(
    _ structure: ChildRow.Structure, _ element: MarkupElement, of index: ObjectIndex
  ) {
    switch structure {
    case .connections:
      tallyElement(.carried)
      for child in element.childElements { readConnection(child, of: index) }
    case .constraints:
      tallyElement(.carried)
      for child in element.childElements {
        if child.name == "constraint" { readConstraint(child, of: index) } else { skip(child, .unknownElement) }
      }
    case .runtimeAttributes:
      tallyElement(.carried)
      for child in element.childElements { readRuntimeAttribute(child, of: index) }
    case .variation:
      let description = catalog[document.objects[index].element]
      document.objects[index].variations.append(readVariation(element, of: description))
    case .layoutGuide:
      readLayoutGuide(element, of: index)
    case .layoutGuides:
      tallyElement(.carried)
      for child in element.childElements { readLayoutGuide(child, of: index) }
    case .state:
      readState(element, of: index)
    case .marker:
      tallySubtree(element, .designTime)
    }
  }

  private mutating func readState(_ element: MarkupElement, of index: ObjectIndex) {
    tallyElement(.carried)
    let description = catalog["state"]
    let attributes = readAttributes(of: element, description)
    let values = readValues(of: element, description)
    document.objects[index].states.append(
      ControlState(name: element["key"] ?? "normal", attributes: attributes, values: values, range: element.range))
  }

  private mutating func readLayoutGuide(_ element: MarkupElement, of index: ObjectIndex) {
    guard let id = element.attribute("id") else { return skip(element, .unknownElement) }
    let kind: LayoutGuide.Kind
    switch element.name {
    case "viewControllerLayoutGuide": kind = element["type"] == "top" ? .controllerTop : .controllerBottom
    default: kind = .view(key: element["key"] ?? "safeArea")
    }
    tallyElement(.carried)
    _ = readAttributes(of: element, catalog[element.name])
    let position = document.objects[index].layoutGuides.count
    document.objects[index].layoutGuides.append(
      LayoutGuide(id: id.value, kind: kind, owner: index, range: element.range))
    declare(id.value, .layoutGuide(owner: index, position: position), at: id.valueRange)
  }

  private mutating func readSimulatedMetrics(_ element: MarkupElement, of index: ObjectIndex) {
    guard let key = element["key"], key.hasPrefix("simulated") else { return }
    let attributes = Dictionary(
      element.attributes.lazy.filter { $0.name != "key" }.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    document.objects[index].simulatedMetrics[key] = SimulatedMetrics(element: element.name, attributes: attributes)
  }

  /// Guides that a person drew on the canvas have ids as well, which mustn't look dangling.
  private mutating func declareGuides(in element: MarkupElement, of index: ObjectIndex) {
    guard element.name == "userGuides" else { return }
    for child in element.childElements {
      guard let id = child.attribute("id") else { continue }
      let position = document.objects[index].layoutGuides.count
      document.objects[index].layoutGuides.append(
        LayoutGuide(id: id.value, kind: .view(key: child.name), owner: index, range: child.range))
      declare(id.value, .layoutGuide(owner: index, position: position), at: id.valueRange)
    }
  }
}
