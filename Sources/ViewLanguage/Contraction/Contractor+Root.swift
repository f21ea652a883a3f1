import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// The root of the language's document.
  mutating func contractRoot(_ root: EditableElement, _ format: DocumentFormat) -> EditableElement {
    var interface = EditableElement(LanguageReader.rootName, attributes: [.init("xmlns", LanguageReader.namespace)])
    if format.platform != .iOS { interface["target"] = format.platform.rawValue }
    contractRootAttributes(of: root, format, into: &interface)
    for child in root.childElements { contractTopLevel(child, format, into: &interface) }
    if !names.names.isEmpty {
      let lines =
        names.names.filter { layout.guides[$0.key] == nil }.map { "\($0.value) \($0.key)" }.sorted()
        + layout.guideLines
      interface.children.append(
        .element(EditableElement(Identity.elementName, children: [.text("\n" + lines.joined(separator: "\n") + "\n")])))
    }
    return interface
  }

  private func contractRootAttributes(
    of root: EditableElement, _ format: DocumentFormat, into interface: inout EditableElement
  ) {
    let usual = Dictionary(uniqueKeysWithValues: format.attributes.map { ($0.name, $0.value) })
    for attribute in root.attributes {
      // The version of the system that it was saved on says nothing of the interface.
      if attribute.name == "systemVersion" || usual[attribute.name] == attribute.value { continue }
      interface.attributes.append(contract(attribute, catalog["document"]?.attribute(attribute.name)))
    }
    for (name, _) in format.attributes where DocumentFormat.isImplied(name) && root[name] == nil {
      interface[name] = "NO"
    }
    if format.isStoryboard, !hasScenes(root) { interface["kind"] = "storyboard" }
  }

  private func hasScenes(_ root: EditableElement) -> Bool {
    root.childElements.contains { $0.name == "scenes" && !$0.childElements.isEmpty }
  }

  private mutating func contractTopLevel(
    _ child: EditableElement, _ format: DocumentFormat, into interface: inout EditableElement
  ) {
    switch child.name {
    case "dependencies": break
    case "device" where isShort(device: child):
      interface["device"] = ["id", "orientation", "appearance"].compactMap { child[$0] }.joined(separator: " ")
    case "objects":
      for object in child.childElements { contractTopLevelObject(object, into: &interface) }
    case "scenes":
      for scene in child.childElements { interface.children.append(.element(contractScene(scene))) }
    default:
      interface.children.append(.element(contractPlain(child)))
    }
  }

  private func isShort(device: EditableElement) -> Bool {
    guard device.hasOnly(["id", "orientation", "appearance"]), device.children.isEmpty, device["id"] != nil else {
      return false
    }
    return device["appearance"] == nil || device["orientation"] != nil
  }

  private mutating func contractTopLevelObject(_ object: EditableElement, into interface: inout EditableElement) {
    guard let placeholder = contractPlaceholder(object) else {
      interface.children.append(.element(contractObject(object, place: .other)))
      return
    }
    if !placeholder.attributes.isEmpty || !placeholder.children.isEmpty {
      interface.children.append(.element(placeholder))
    }
  }

  /// The language's element for a placeholder, without what goes without saying; nil for other objects.
  private mutating func contractPlaceholder(_ object: EditableElement) -> EditableElement? {
    let kinds = [(Identity.owner, Placeholder.owner), (Identity.firstResponder, .firstResponder)]
    for (name, kind) in kinds {
      guard object.name == "placeholder", let description = catalog["placeholder"],
        object["placeholderIdentifier"] == kind.element["placeholderIdentifier"],
        object["id"] == kind.element["id"] || object["id"] == firstResponder
      else { continue }
      var bare = object
      for attribute in kind.element.attributes where object[attribute.name] == attribute.value {
        bare[attribute.name] = nil
      }
      if kind == .firstResponder { bare["id"] = nil }
      if bare["userLabel"] == "First Responder" { bare["userLabel"] = nil }
      return contractObject(bare, as: description, named: name)
    }
    return nil
  }

  private mutating func contractScene(_ scene: EditableElement) -> EditableElement {
    var contracted = EditableElement("scene")
    for child in scene.childElements {
      if child["key"] == "canvasLocation", let text = ValueText.text(of: child, .point) {
        contracted["canvas"] = text
      } else if child.name == "objects" {
        contractSceneObjects(child, into: &contracted)
      } else {
        contracted.children.append(.element(contractPlain(child)))
      }
    }
    return contracted
  }

  private mutating func contractSceneObjects(_ list: EditableElement, into contracted: inout EditableElement) {
    let responder = list.childElements.first { $0["placeholderIdentifier"] == "IBFirstResponder" }
    firstResponder = responder?["id"] ?? "-2"
    for object in list.childElements {
      guard object["placeholderIdentifier"] == "IBFirstResponder", var placeholder = contractPlaceholder(object) else {
        contracted.children.append(.element(contractObject(object, place: .scene)))
        continue
      }
      placeholder["sceneMemberID"] = nil
      // Documents need its id only where something refers to it, but keep it.
      placeholder["id"] = object["id"]
      contracted.children.append(.element(placeholder))
    }
  }
}
