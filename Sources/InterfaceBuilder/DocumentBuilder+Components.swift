import InterfaceModel
import ViewLanguage
import XMLSyntax

extension DocumentBuilder {
  /// Reads what a document of the language says beside what Apple's documents can.
  mutating func readSupplement(_ expansion: Expansion) {
    document.componentFiles = expansion.componentFiles
    for element in expansion.supplement.root.childElements {
      switch element.name {
      case "component":
        let component = component(element, expansion.templates)
        document.component = component
        markClass(ofObjectWithID: component.rootID)
      case "look": document.appearance.append(readLook(element, catalog))
      case "localized": readLocalization(element)
      case "target": document.deploymentTarget = element["version"].flatMap { Int($0) }
      case "import": if let module = element["module"] { document.imports.append(module) }
      default: readInstance(element, expansion.templates)
      }
    }
  }

  private mutating func readLocalization(_ element: MarkupElement) {
    guard let text = element["text"] else { return }
    var localized = document.localizedTexts[text] ?? LocalizedText()
    localized.key = element["key"] ?? localized.key
    localized.comment = element["comment"] ?? localized.comment
    document.localizedTexts[text] = localized
  }

  // MARK: The component that the document is

  private mutating func component(
    _ element: MarkupElement, _ templates: [UInt32: ParameterTemplate]
  ) -> ComponentDeclaration {
    let superclass = element.attribute("superclass").map { source in
      let module = element.attribute("supermodule")
      return ClassReference(
        name: source.value, module: module?.value, range: source.valueRange, moduleRange: module?.valueRange)
    }
    var component = ComponentDeclaration(
      className: element["class"] ?? "", rootID: element["root"] ?? "", superclass: superclass, range: element.range)
    component.templates = templates
    for child in element.childElements {
      let name = child["name"] ?? ""
      let member = ComponentDeclaration.Member(name: name, summary: child["summary"], range: child.range)
      switch child.name {
      case "event": component.events.append(member)
      case "slot": component.slots.append(member)
      default:
        guard let type = child["type"].flatMap(ParameterType.init) else { continue }
        component.parameters.append(
          ComponentParameter(
            name: name, type: type, defaultValue: child.childElements.first { _ in true }.flatMap { value($0) },
            summary: child["summary"], range: child.range))
      }
    }
    return component
  }

  // MARK: Instances

  private mutating func readInstance(_ element: MarkupElement, _ templates: [UInt32: ParameterTemplate]) {
    guard let id = element["id"], case .object(let index)? = document.identifiers.first(where: { $0.id == id })?.node
    else { return }
    var instance = ComponentInstance()
    for child in element.childElements {
      switch child.name {
      case "argument":
        guard let type = child["type"].flatMap(ParameterType.init), let name = child["name"],
          let content = child.childElements.first(where: { _ in true })
        else { continue }
        let value = templates[child.range.start].map { ComponentValue.template($0) } ?? self.value(content)
        if let value { instance.arguments.append(.init(name: name, type: type, value: value)) }
      case "own": readOwnParts(child, of: index, into: &instance)
      case "event": if let name = child["name"] { instance.events.insert(name) }
      case "slot": if let id = child["id"] { instance.slots.insert(id) }
      case "member": if let id = child["id"] { instance.members[id] = child["path"] }
      default: readEventHandler(child, of: index)
      }
    }
    document.objects[index].instance = instance
    markClass(ofObjectWithID: id)
    markContent(of: index, prefix: id + ".", isContent: true)
  }

  private mutating func markClass(ofObjectWithID id: String) {
    guard case .object(let index)? = document.identifiers.first(where: { $0.id == id })?.node else { return }
    document.objects[index].customClass?.isComponent = true
  }

  /// Reads what happens at an event of the component, which isn't one of UIKit's.
  private mutating func readEventHandler(_ element: MarkupElement, of index: ObjectIndex) {
    guard let selector = element["selector"] else { return }
    append(.action(selector: selector, event: element["eventType"]), element, to: index)
  }

  private mutating func readOwnParts(
    _ element: MarkupElement, of index: ObjectIndex, into instance: inout ComponentInstance
  ) {
    let names = Set(element.attributes.map(\.name))
    instance.runtimeAttributeCount = element["runtimeAttributes"].flatMap(Int.init) ?? 0
    instance.attributes = document.objects[index].attributes.filter { names.contains($0.name) }
    let keys = Set(element.childElements.compactMap { $0["key"] })
    instance.values = document.objects[index].values.filter { keys.contains($0.key) }
  }

  /// Marks what the component's class makes: its ids begin with the instance's.
  private mutating func markContent(of index: ObjectIndex, prefix: String, isContent: Bool) {
    for child in document.objects[index].children {
      let isChildContent = document.objects[child].id?.hasPrefix(prefix) ?? isContent
      document.objects[child].isComponentContent = isChildContent
      markContent(of: child, prefix: prefix, isContent: isChildContent)
    }
  }

  /// What an element gives a parameter.
  private mutating func value(_ element: MarkupElement) -> ComponentValue? {
    guard element.name == "image" else { return readValue(element, .string).map { .value($0) } }
    return .image(name: element["name"] ?? "", isSymbol: element["catalog"] == "system")
  }
}
