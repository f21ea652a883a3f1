import InterfaceModel
import XMLSyntax

extension Expander {
  /// What there is to say besides the document: an element with one for each instance of a component, with one for the
  /// component that the document is, with one for each look of its appearance, with those that say how texts are looked
  /// up, and with what the root says of the Swift.
  mutating func componentRecord(of root: MarkupElement) -> DerivedElement {
    var record = DerivedElement("components", range: root.range, fullRange: root.fullRange)
    record.children = (instances + appearance(of: root) + localizations + additions).map { .element($0) }
    guard let interface = context.interface, let content = interface.content else { return record }
    var component = DerivedElement(
      ComponentInclusion.elementName,
      attributes: [
        .init("class", interface.className, range: root.range, valueRange: root.nameRange),
        .init("root", id(of: content), range: content.range, valueRange: content.range),
      ], range: root.range)
    for name in ["class", "module"] {
      guard let source = content.attribute(name) else { continue }
      component.attributes.append(
        .init("super" + name, source.value, range: source.range, valueRange: source.valueRange))
    }
    for parameter in interface.parameters {
      component.children.append(.element(describe(parameter)))
    }
    for (name, members) in [(InstanceRecord.event, interface.events), (InstanceRecord.slot, interface.slots)] {
      for member in members {
        let element = EditableElement(
          name,
          attributes: [.init("name", member.name)]
            + (member.element["summary"].map { [.init("summary", $0)] } ?? []))
        component.children.append(.element(DerivedElement(element, from: member.element.range)))
      }
    }
    record.children.append(.element(component))
    return record
  }

  private func describe(_ parameter: ComponentInterface.Parameter) -> DerivedElement {
    var element = EditableElement(
      ComponentInterface.parameter,
      attributes: [.init("name", parameter.name), .init("type", parameter.type.swiftName)])
    element["summary"] = parameter.element["summary"]
    if let text = parameter.defaultText,
      let value = try? ParameterText.element(text, name: parameter.name, parameter.type)
    {
      element.children.append(.element(value))
    }
    return DerivedElement(element, from: parameter.element.range)
  }
}

extension ParameterType {
  /// A value's text for a parameter that has to be given and isn't, so that there is something to lay out; nil for `nil`.
  var previewText: String? {
    guard !isOptional else { return nil }
    switch base {
    case .string: return ""
    case .bool: return "NO"
    case .int, .double, .cgFloat: return "0"
    case .color: return "label"
    case .font: return "body"
    case .image: return "symbol:photo"
    }
  }
}
