import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The root of Apple's document.
  mutating func expandRoot(_ root: MarkupElement) -> DerivedElement {
    let isStoryboard = root.childElements.contains { $0.name == "scene" } || root["kind"] == "storyboard"
    checkNamespace(of: root)
    refuseText(in: root)
    checkIDs(in: root)
    checkReferences(in: root)
    let format = DocumentFormat(platform: platform(root), isStoryboard: isStoryboard)
    var document = DerivedElement("document", range: root.range, fullRange: root.fullRange)
    for (name, value) in format.attributes where root[name] == nil {
      document.attributes.append(.init(name, value, range: root.range, valueRange: root.range))
    }
    var objects = DerivedElement(
      isStoryboard ? "scenes" : "objects", range: root.range, fullRange: root.fullRange)
    for source in root.attributes { expandRootAttribute(LanguageAttribute(source), &document) }
    if !isStoryboard { objects.children += placeholders(root).map { .element($0) } }
    for child in root.childElements { expandTopLevel(child, &document, &objects) }
    document.children.append(.element(objects))
    return document
  }

  private mutating func platform(_ root: MarkupElement) -> DocumentFormat.Platform {
    guard let source = root.attribute("target") else { return .iOS }
    let words = source.value.split(separator: " ")
    let isVersion = words.count == 1 || words.count == 2 && Double(words[1]) != nil
    if isVersion, let platform = words.first.flatMap({ DocumentFormat.Platform(rawValue: String($0)) }) {
      return platform
    }
    fault(
      "invalid_value", "'target' can't be '\(source.value)'",
      help: "expected iOS or tvOS, with a version such as 15 or without", at: source.valueRange)
    return .iOS
  }

  private mutating func expandRootAttribute(_ source: LanguageAttribute, _ document: inout DerivedElement) {
    switch source.name {
    case "xmlns": break
    case "target": readDeploymentTarget(source)
    case "imports": readImports(source)
    case "kind":
      let kinds = ["storyboard", "component", "xib"]
      if !kinds.contains(source.value) {
        fault(
          "invalid_value", "'kind' can't be '\(source.value)'",
          help: Suggestion.help(for: source.value, in: kinds) ?? "expected storyboard, component or xib",
          at: source.valueRange)
      }
    case "device":
      let words = source.value.split(separator: " ").map(String.init)
      var device = EditableElement("device")
      if !(1...3).contains(words.count) {
        fault(
          "invalid_value", "'device' can't be '\(source.value)'",
          help: "expected a device, with an orientation and an appearance or without: retina6_12 portrait light",
          at: source.valueRange)
      }
      for (name, word) in zip(["id", "orientation", "appearance"], words) { device[name] = word }
      document.children.append(.element(DerivedElement(device, from: source.range)))
    default:
      guard let row = catalog["document"]?.attribute(source.name) else {
        let names = ["target", "kind", "device", "imports"] + (catalog["document"]?.attributes.map(\.name) ?? [])
        return fault(
          "unknown_attribute", "'interface' has no attribute '\(source.name)'",
          help: Suggestion.help(for: source.name, in: names), at: source.nameRange)
      }
      check(source, row.type)
      // What isn't set is left out there.
      if DocumentFormat.isImplied(source.name), source.value == "NO" { return }
      document.attributes += expand(source, row)
    }
  }

  /// Reads the oldest version of the system that the Swift has to compile for.
  private mutating func readDeploymentTarget(_ source: LanguageAttribute) {
    let words = source.value.split(separator: " ")
    guard words.count == 2, let major = words[1].split(separator: ".").first, Int(major) != nil else { return }
    additions.append(
      DerivedElement(
        Self.targetName,
        attributes: [.init("version", String(major), range: source.range, valueRange: source.valueRange)],
        range: source.range))
  }

  /// The element that says beside Apple's format which versions of the system there are.
  static let targetName = "target"

  /// Reads the names of modules that the Swift needs.
  private mutating func readImports(_ source: LanguageAttribute) {
    for name in source.value.split(separator: " ").map(String.init) {
      guard ClassReference.isValidIdentifier(name) else {
        fault("invalid_value", "'\(name)' is no name of a module", at: source.valueRange)
        continue
      }
      additions.append(
        DerivedElement(
          Self.importName, attributes: [.init("module", name, range: source.range, valueRange: source.valueRange)],
          range: source.range))
    }
  }

  /// The element that names a module beside Apple's format.
  static let importName = "import"

  private mutating func placeholders(_ root: MarkupElement) -> [DerivedElement] {
    var placeholders: [DerivedElement] = []
    for (name, kind) in [(Identity.owner, Placeholder.owner), (Identity.firstResponder, .firstResponder)] {
      let elements = root.childElements.filter { $0.name == name }
      for second in elements.dropFirst() {
        fault("duplicate_element", "'\(name)' is there twice", at: second.nameRange)
      }
      if let element = elements.first {
        placeholders.append(expandPlaceholder(element, kind))
      } else {
        placeholders.append(DerivedElement(kind.element, from: root.range))
      }
    }
    return placeholders
  }

  private mutating func expandPlaceholder(_ element: MarkupElement, _ kind: Placeholder) -> DerivedElement {
    guard let description = catalog["placeholder"] else { return expandPlain(element) }
    var object = expandObject(element, as: description)
    if element["id"] == nil { object.attributes.removeAll { $0.name == "id" } }
    for attribute in kind.element.attributes where object[attribute.name] == nil {
      object.attributes.append(
        .init(attribute.name, attribute.value, range: element.range, valueRange: element.range))
    }
    return object
  }

  private mutating func expandTopLevel(
    _ element: MarkupElement, _ document: inout DerivedElement, _ objects: inout DerivedElement
  ) {
    switch element.name {
    case Identity.elementName, Identity.owner, Identity.firstResponder, ExpandedLayout.metricsName: break
    case ComponentInclusion.elementName: checkInclusion(element)
    case ComponentInterface.parameter, ComponentInterface.event, Self.appearanceName: break
    case "scene": objects.children.append(.element(expandScene(element)))
    default:
      if kind(of: element) != nil {
        let object = expandObject(element, place: .other)
        objects.children.append(.element(element == context.interface?.content ? classed(object) : object))
      } else if catalog["document"]?.child(element["key"] ?? element.name) != nil {
        document.children.append(.element(expandPlain(element)))
      } else {
        refuseElement(element)
      }
    }
  }

  /// The view of the component that the document is, as an object of the component's class.
  private func classed(_ view: DerivedElement) -> DerivedElement {
    guard let interface = context.interface, !context.dissolves else { return view }
    var view = view
    view.attributes.removeAll { ["customClass", "customModule", "customModuleProvider"].contains($0.name) }
    view.attributes.append(.init("customClass", interface.className, range: view.range, valueRange: view.range))
    return view
  }

  /// Says that an element isn't one of the language's.
  mutating func refuseElement(_ element: MarkupElement) {
    let nearest = Suggestion.nearest(to: element.name, in: catalog.allElements.map(\.name) + inclusions.keys.sorted())
    fault(
      "unknown_element", "there is no element '\(element.name)'", help: nearest.map { "did you mean '\($0)'?" },
      at: element.nameRange)
  }

  private mutating func checkInclusion(_ element: MarkupElement) {
    for source in element.attributes where !["name", "src", "module"].contains(source.name) {
      let nearest = Suggestion.nearest(to: source.name, in: ["name", "src", "module"])
      fault(
        "unknown_attribute", "'component' has no attribute '\(source.name)'",
        help: nearest.map { "did you mean '\($0)'?" }, at: source.nameRange)
    }
    guard let inclusion = ComponentInclusion(element, file: context.file) else {
      return fault("missing_attribute", "the component says no 'name'", at: element.range)
    }
    if catalog[inclusion.name] != nil || inclusion.name.first?.isUppercase != true {
      fault(
        "invalid_value", "no component can be called '\(inclusion.name)'",
        help: "elements of components begin with a capital", at: element.attribute("name")?.valueRange ?? element.range)
    }
  }

  private mutating func expandScene(_ element: MarkupElement) -> DerivedElement {
    var scene = DerivedElement("scene", range: element.range, fullRange: element.fullRange)
    var objects = DerivedElement("objects", range: element.range, fullRange: element.fullRange)
    for source in element.attributes where source.name != "canvas" && source.name != "sceneID" {
      fault(
        "unknown_attribute", "'scene' has no attribute '\(source.name)'",
        help: Suggestion.help(for: source.name, in: ["canvas", "sceneID"]), at: source.nameRange)
    }
    refuseText(in: element)
    let responder = element.childElements.first { $0.name == Identity.firstResponder }
    firstResponder = responder?["id"].map(identity.id) ?? generateID()
    scene.attributes.append(
      .init("sceneID", element["sceneID"] ?? generateID(), range: element.range, valueRange: element.range))
    for child in element.childElements {
      if child.name == Identity.firstResponder {
        objects.children.append(.element(sceneResponder(child, child.range)))
        continue
      }
      if kind(of: child) == nil { refuseElement(child) }
      objects.children.append(.element(expandObject(child, place: .scene)))
    }
    if responder == nil { objects.children.append(.element(sceneResponder(nil, element.range))) }
    scene.children.append(.element(objects))
    if let source = element.attribute("canvas").map({ LanguageAttribute($0) }),
      let point = value(of: source, "canvasLocation", .point)
    {
      scene.children.append(.element(point))
    }
    return scene
  }

  private mutating func sceneResponder(_ element: MarkupElement?, _ range: SourceRange) -> DerivedElement {
    var placeholder =
      element.map { expandPlaceholder($0, .firstResponder) }
      ?? DerivedElement(Placeholder.firstResponder.element, from: range)
    placeholder.attributes.removeAll { $0.name == "id" || $0.name == "sceneMemberID" }
    let label = placeholder["userLabel"] == nil ? [("userLabel", "First Responder")] : []
    for (name, value) in [("id", firstResponder), ("sceneMemberID", "firstResponder")] + label {
      placeholder.attributes.append(.init(name, value, range: range, valueRange: range))
    }
    return placeholder
  }
}
