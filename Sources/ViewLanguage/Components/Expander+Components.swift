import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  // MARK: Instances

  /// The view that an instance of a component is, with all that the component's document has in it.
  mutating func expandInstance(
    _ element: MarkupElement, of inclusion: ComponentInclusion, place: Place
  ) -> DerivedElement {
    let id = self.id(of: element)
    guard let (document, interface) = usableComponent(inclusion, element), let content = interface.content,
      let description = catalog[content.name]
    else { return standIn(for: element, id: id) }
    var record = InstanceRecord(id: id, element: element)
    let faultCount = faults.count
    let arguments = self.arguments(for: interface, element, &record)
    let handlers = self.handlers(for: interface, element, &record)
    var own = ownParts(of: element, interface, description, place)
    let inner = ComponentContext(
      library: context.library, file: inclusion.path, source: document.source, hops: context.hops + [hop(to: element)],
      interface: interface, arguments: arguments, handlers: handlers, instanceID: id, dissolves: context.dissolves)
    var expander = Expander(document.root, vocabulary: vocabulary, context: inner)
    expander.firstResponder = firstResponder
    var view = expander.expandObject(content, place: .other).relocated(to: element.range, element.fullRange)
    // What is wrong with an argument would be wrong in the component again.
    if faults.count == faultCount { adopt(expander, inclusion, document, element) }
    view.attributes.removeAll { ["id", "customClass", "customModule", "customModuleProvider"].contains($0.name) }
    if !context.dissolves { own.object.attributes += classAttributes(inclusion, element) }
    own.object.attributes.append(.init("id", id, range: element.range, valueRange: element.range))
    record.members = expander.memberPaths(of: content)
    fillSlots(of: &view, &own, interface, element, &record)
    record.note(own.object, element)
    view.merge(own.object, at: element)
    instances.append(record.derived)
    return view
  }

  /// The component's document, if it can be put in here; otherwise there is a fault.
  private mutating func usableComponent(
    _ inclusion: ComponentInclusion, _ element: MarkupElement
  ) -> (MarkupDocument, ComponentInterface)? {
    let hops = context.hops + [hop(to: element)]
    if hops.contains(where: { $0.file == inclusion.path }) {
      refuseRecursion(inclusion, hops, element)
      return nil
    }
    context.library.objectCount += 1
    guard context.library.objectCount <= ComponentLibrary.objectLimit else {
      fault(
        "too_many_objects", "components bring in more than \(ComponentLibrary.objectLimit) others",
        at: element.nameRange)
      return nil
    }
    switch context.library.component(at: inclusion.path) {
    case .document(let document, let interface)?: return (document, interface)
    case .faulty(let reason)?:
      fault("component", "'\(inclusion.name)' can't be used: \(reason)", at: element.nameRange)
    case nil:
      fault(
        "missing_component", "there is no file \(inclusion.path)",
        help: "'src' is seen from the folder of this document", at: inclusion.element.range)
    }
    return nil
  }

  private func hop(to element: MarkupElement) -> ComponentContext.Hop {
    .init(
      file: ComponentFiles.path(of: context.file, from: ""), name: element.name,
      position: context.source.position(at: element.nameRange.start))
  }

  private mutating func refuseRecursion(
    _ inclusion: ComponentInclusion, _ hops: [ComponentContext.Hop], _ element: MarkupElement
  ) {
    let start = hops.firstIndex { $0.file == inclusion.path } ?? 0
    let cycle = hops[start...]
    let names = [inclusion.className] + cycle.map(\.name)
    let places = cycle.map { "\($0.file):\($0.position.line):\($0.position.column) has \($0.name)" }
    fault(
      "recursive_component", "'\(inclusion.className)' has itself in it: \(names.joined(separator: " → "))",
      help: places.joined(separator: ", "), at: element.nameRange)
  }

  /// What stands for an instance that can't be made, so that what refers to it is no fault besides.
  private func standIn(for element: MarkupElement, id: String) -> DerivedElement {
    DerivedElement(
      EditableElement("view", attributes: [.init("id", id)]), from: element.range)
  }

  private func classAttributes(
    _ inclusion: ComponentInclusion, _ element: MarkupElement
  ) -> [DerivedElement.Attribute] {
    var attributes = [("customClass", inclusion.className)]
    if let module = inclusion.module { attributes.append(("customModule", module)) }
    return attributes.map { .init($0, $1, range: element.range, valueRange: element.nameRange) }
  }

  /// Takes over what the expansion of a component brought up.
  private mutating func adopt(
    _ expander: Expander, _ inclusion: ComponentInclusion, _ document: MarkupDocument, _ element: MarkupElement
  ) {
    guard let fault = expander.faults.first else { return }
    // A cycle is told from the document that closes it for the one that is read.
    if ["recursive_component", "too_many_objects"].contains(fault.code) {
      return self.fault(fault.code, fault.message, help: fault.help, at: element.nameRange)
    }
    let place = ComponentLibrary.place(document.source.position(at: fault.range.start), in: inclusion.path)
    self.fault("component", "'\(inclusion.name)' can't be used: \(place)\(fault.message)", at: element.nameRange)
  }

  // MARK: Arguments and events

  private mutating func arguments(
    for interface: ComponentInterface, _ element: MarkupElement, _ record: inout InstanceRecord
  ) -> [String: String?] {
    var arguments: [String: String?] = [:]
    for parameter in interface.parameters {
      guard let source = element.attribute(parameter.name) else {
        if let text = parameter.defaultText {
          arguments[parameter.name] = .some(Self.value(text, parameter.type))
        } else {
          fault(
            "missing_argument", "'\(element.name)' needs '\(parameter.name)', of type \(parameter.type.swiftName)",
            at: element.nameRange)
          arguments[parameter.name] = .some(parameter.type.previewText)
        }
        continue
      }
      arguments[parameter.name] = .some(argument(source, for: parameter, &record))
    }
    return arguments
  }

  /// The text of an argument; nil for `nil`.
  private mutating func argument(
    _ source: MarkupAttribute, for parameter: ComponentInterface.Parameter, _ record: inout InstanceRecord
  ) -> String? {
    guard let text = resolved(source, parameter.type.valueType)?.value else { return nil }
    do throws(ValueError) {
      let value = try ParameterText.element(text, name: parameter.name, parameter.type)
      record.add(parameter.name, parameter.type, value, at: source.range)
    } catch {
      fault(
        "invalid_value", "'\(source.name)' can't be '\(text)'", help: "expected \(error.expected)",
        at: source.valueRange)
    }
    return Self.value(text, parameter.type)
  }

  private static func value(_ text: String, _ type: ParameterType) -> String? {
    type.isOptional && text == "nil" ? nil : text
  }

  private mutating func handlers(
    for interface: ComponentInterface, _ element: MarkupElement, _ record: inout InstanceRecord
  ) -> [String: [DerivedElement]] {
    var handlers: [String: [DerivedElement]] = [:]
    for event in interface.events {
      guard let source = element.attribute(event.name) else { continue }
      let actions = self.actions(LanguageAttribute(source), event.name)
      handlers[event.name] = actions
      record.add(actions)
    }
    record.events = interface.events.map(\.name)
    return handlers
  }

  // MARK: What the document around says

  /// What the element of an instance says itself.
  private struct OwnParts {
    var object = ExpandedObject()
    /// What is put into the component's slots.
    var slotContents: [(slot: MarkupAttribute?, content: DerivedElement, element: MarkupElement)] = []
  }

  private mutating func ownParts(
    of element: MarkupElement, _ interface: ComponentInterface, _ description: CatalogElement, _ place: Place
  ) -> OwnParts {
    var parts = OwnParts()
    let taken = interface.parameters.map(\.name) + interface.events.map(\.name) + ["id"]
    for source in element.attributes where !taken.contains(source.name) {
      guard vocabulary.meaning(of: source.name, on: description) != nil || source.name.contains(".") else {
        let nearest = Suggestion.nearest(to: source.name, in: taken + vocabulary.names(on: description))
        fault(
          "unknown_attribute", "'\(element.name)' has no parameter or attribute '\(source.name)'",
          help: nearest.map { "did you mean '\($0)'?" }, at: source.nameRange)
        continue
      }
      expand(source, of: element, description, into: &parts.object)
    }
    for child in element.childElements {
      if child.name == ExpandedLayout.whenName {
        fault("unsupported", "an instance of a component can't change with the traits", at: child.nameRange)
      } else if kind(of: child) != nil {
        let place: Place = fills(child) ? .arranged : .other
        parts.slotContents.append((child.attribute("slot"), expandObject(child, place: place), child))
      } else {
        expand(child, of: element, description, into: &parts.object)
      }
    }
    if layout.laidOut.contains(element) || place == .arranged,
      element["translatesAutoresizingMaskIntoConstraints"] == nil
    {
      parts.object.attributes.append(
        .init("translatesAutoresizingMaskIntoConstraints", "NO", range: element.range, valueRange: element.range))
    }
    parts.object.constraints += constraints(of: element)
    guides(of: element).forEach { parts.object.append($0) }
    return parts
  }

  private mutating func fillSlots(
    of view: inout DerivedElement, _ own: inout OwnParts, _ interface: ComponentInterface, _ element: MarkupElement,
    _ record: inout InstanceRecord
  ) {
    for (wish, content, child) in own.slotContents {
      guard let first = interface.slots.first else {
        fault("component", "'\(element.name)' has no slot for other views", at: child.nameRange)
        continue
      }
      let name = wish?.value ?? first.name
      guard let slot = interface.slots.first(where: { $0.name == name }) else {
        let nearest = Suggestion.nearest(to: name, in: interface.slots.map(\.name))
        fault(
          "component", "'\(element.name)' has no slot '\(name)'", help: nearest.map { "did you mean '\($0)'?" },
          at: wish?.valueRange ?? child.nameRange)
        continue
      }
      let id = Self.slotID(slot.name, instance: record.id)
      view.addSubview(content, toViewWithID: id, from: element.range)
      record.slots.insert(id)
      if fills(child), let content = content["id"] { own.object.constraints += filling(content, id, from: child.range) }
    }
  }

  // MARK: Slots

  /// Whether a view fills its slot, since it doesn't say how it's laid out there.
  private func fills(_ element: MarkupElement) -> Bool {
    element["frame"] == nil && !element.childElements.contains { $0.name == "layout" }
  }

  /// The constraints by which a view fills its slot.
  private mutating func filling(_ content: String, _ slot: String, from range: SourceRange) -> [DerivedElement] {
    ["top", "leading", "bottom", "trailing"].map { edge in
      let constraint = EditableElement(
        "constraint",
        attributes: [
          .init("firstItem", content), .init("firstAttribute", edge), .init("secondItem", slot),
          .init("secondAttribute", edge), .init("id", generateID()),
        ])
      return DerivedElement(constraint, from: range)
    }
  }

  /// The id that the slot of an instance has in the document around.
  static func slotID(_ name: String, instance: String) -> String { "\(instance).\(name)" }

  /// The view that a slot is in its component: one that takes no room while nobody fills it.
  mutating func expandSlot(_ element: MarkupElement, place: Place) -> DerivedElement {
    guard let description = catalog["view"] else { return expandPlain(element) }
    var view = expandObject(element, as: description, place: place)
    var object = ExpandedObject()
    object.constraints = ["width", "height"].map { side in
      let constraint = EditableElement(
        "constraint",
        attributes: [.init("firstAttribute", side), .init("priority", "1"), .init("id", generateID())])
      return DerivedElement(constraint, from: element.range)
    }
    view.merge(object, at: element)
    return view
  }

  // MARK: Members

  /// How code reaches the objects of a component's view, by their ids: what has a name in the document is a property.
  private func memberPaths(of content: MarkupElement) -> [String: String] {
    var paths: [String: String] = [:]
    func collect(_ element: MarkupElement) {
      for child in element.childElements {
        if kind(of: child) != nil, let name = child["id"] ?? (isSlot(child) ? child["name"] : nil) {
          paths[identity.id(of: name)] = name
        }
        collect(child)
      }
    }
    collect(content)
    for instance in instances {
      guard let outer = instance["id"].flatMap({ paths[$0] }) else { continue }
      for member in instance.childElements where member.name == InstanceRecord.member {
        if let id = member["id"], let path = member["path"] { paths[id] = "\(outer).\(path)" }
      }
    }
    return paths
  }
}
