import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// The objects whose connections and runtime attributes are the unit's: a prototype's owner has its own with the
  /// scene.
  private var sources: [ObjectIndex] {
    unit.kind == .prototype ? unit.objects : (unit.owner.map { [$0] } ?? []) + unit.objects
  }

  /// The connections that the unit makes. A scene's controller has its own before its views are loaded, but for those
  /// to the views.
  private func connections(of object: InterfaceObject) -> [Connection] {
    guard object.index == unit.owner, unit.kind == .scene || unit.kind == .controller else { return object.connections }
    return object.connections.filter { connection in
      isToViews(connection) == (unit.kind == .scene)
    }
  }

  /// Whether a connection of a scene's controller leads to what is loaded with its views. An outlet collection is made as
  /// a whole, with the views.
  private func isToViews(_ connection: Connection) -> Bool {
    if case .outletCollection(let property, _, _) = connection.kind {
      return document.objects[connection.source].connections.contains { other in
        guard case .outletCollection(property, _, _) = other.kind else { return false }
        return isInViews(other)
      }
    }
    return isInViews(connection)
  }

  private func isInViews(_ connection: Connection) -> Bool {
    if case .segue = connection.kind { return false }
    return switch document.nodesByID[connection.destination.id] {
    case .object(let index): unit.viewObjects.contains(index)
    case .constraint(let holder, _), .layoutGuide(let holder, _): unit.viewObjects.contains(holder)
    case .connection, .other, nil: false
    }
  }

  /// Sets runtime attributes, object by object.
  mutating func emitRuntimeAttributes() {
    writer.separate()
    for index in sources where !(unit.kind == .scene && index == unit.owner) {
      let object = document.objects[index]
      guard !object.runtimeAttributes.isEmpty, let name = reference(index) else { continue }
      let receiver = index == unit.owner && ownerIsOptional ? "\(name)?" : name
      var texts = 0
      for attribute in object.runtimeAttributes {
        guard let value = runtimeValue(attribute.value, of: object, &texts) else { continue }
        let isView = (index != unit.owner || index == unit.builtOwner) && input.descriptions[index]?.objectKind == .view
        if isView, let property = LayerProperty.property(attribute.keyPath, takes: attribute.value) {
          writer.statement(Statement("\(name).layer", set: property.name, to: layerValue(attribute.value) ?? value))
        } else {
          writer.statement(
            Statement(
              receiver, call: "setValue", [value, "forKeyPath: \(SwiftLiteral.string(attribute.keyPath))"]))
        }
      }
    }
  }

  /// The expression for a value where the type is known; nil where it is the one of any value.
  private func layerValue(_ value: RuntimeAttribute.Value?) -> String? {
    if case .size(let size) = value { express.size(size) } else { nil }
  }

  /// The expression for a runtime attribute's value; `texts` counts the object's texts that are translated, by which a
  /// strings table numbers them.
  private func runtimeValue(
    _ value: RuntimeAttribute.Value?, of object: InterfaceObject, _ texts: inout Int
  ) -> String? {
    if case .localizedString(let string) = value {
      defer { texts += 1 }
      return text(string, of: object, property: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(texts)]")
    }
    return switch value {
    case nil: nil
    case .some(.none): "nil"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): SwiftLiteral.number(number)
    case .string(let string), .localizedString(let string): SwiftLiteral.string(string)
    case .color(let color): express.color(color, isTyped: false)
    case .image(let name): express.image(name, catalog: imageCatalog(name))
    case .point(let point): "NSValue(cgPoint: \(express.point(point)))"
    case .size(let size): "NSValue(cgSize: \(express.size(size)))"
    case .rect(let rect): "NSValue(cgRect: \(express.rect(rect)))"
    case .range(let location, let length):
      "NSValue(range: NSRange(location: \(SwiftLiteral.number(location)), length: \(SwiftLiteral.number(length))))"
    }
  }

  private func imageCatalog(_ name: String) -> String? {
    for resource in document.resources where resource.name == name {
      if case .image(let catalog, _) = resource.kind { return catalog }
    }
    return nil
  }

  // MARK: Connections

  /// Connects outlets, outlet collections and actions: the owner's in a block of their own, where there may be none.
  mutating func emitConnections() {
    noteLostConnections()
    var owned: [Statement] = []
    var free: [Statement] = []
    for pass in ConnectionPass.allCases {
      for index in sources {
        let statements = statements(of: index, pass)
        for (statement, needsOwner) in statements {
          if needsOwner && ownerIsOptional { owned.append(statement) } else { free.append(statement) }
        }
      }
    }
    if !owned.isEmpty {
      writer.separate()
      writer.block("if let owner {") { writer in
        for statement in owned { writer.statement(statement) }
      }
    }
    if !free.isEmpty {
      writer.separate()
      for statement in free { writer.statement(statement) }
    }
  }

  /// Says which connections no code comes of: they lead out of what is loaded together, or to nobody.
  private mutating func noteLostConnections() {
    for index in sources {
      guard reference(index) != nil else { continue }
      let object = document.objects[index]
      for connection in connections(of: object) {
        switch connection.kind {
        case .outlet(let name), .outletCollection(let name, _, _):
          guard destination(connection) == nil else { continue }
          let way =
            isToConstraint(connection) ? "leads to a constraint that isn't made" : "leads out of what is loaded with it"
          leaveOut("the outlet '\(name)' \(way)", at: connection.range)
        case .action(let selector, _):
          guard actionTarget(of: connection, from: object) == nil else { continue }
          leaveOut("the action '\(selector)' leads out of what is loaded with it", at: connection.range)
        case .segue: noteLostSegue(connection, from: object)
        }
      }
    }
  }

  /// Whether a connection leads to a constraint of its own unit, which a placeholder is that a build drops.
  private func isToConstraint(_ connection: Connection) -> Bool {
    guard case .constraint(let container, _) = document.nodesByID[connection.destination.id] else { return false }
    return isMember(container)
  }

  /// The order in which a nib's connections are made.
  private enum ConnectionPass: CaseIterable {
    case outlets, collections, actions, cells, segues
  }

  private mutating func statements(of index: ObjectIndex, _ pass: ConnectionPass) -> [(Statement, needsOwner: Bool)] {
    guard let source = reference(index) else { return [] }
    let object = document.objects[index]
    var statements: [(Statement, needsOwner: Bool)] = []
    switch pass {
    case .outlets:
      for connection in connections(of: object) {
        guard case .outlet(let property) = connection.kind, let value = destination(connection) else { continue }
        let target = document.object(withID: connection.destination.id)
        let statement = outlet(property, of: object, source, value.name, target)
        statements.append((statement, index == unit.owner || value.isOwner))
      }
    case .collections:
      for (property, values) in collections(of: object) {
        let needsOwner = index == unit.owner || values.contains("owner")
        if property == "gestureRecognizers" {
          statements += values.map { (Statement(source, call: "addGestureRecognizer", [$0]), needsOwner) }
        } else if SwiftIdentifier.isValid(property), isTyped(object), isAssignable(property, of: object) {
          let list = "[\(values.joined(separator: ", "))]"
          statements.append((Statement(source, set: SwiftIdentifier.escaped(property), to: list), needsOwner))
        } else {
          let list = "[\(values.joined(separator: ", "))]"
          statements.append(
            (Statement(source, call: "setValue", [list, "forKey: \(SwiftLiteral.string(property))"]), needsOwner))
        }
      }
    case .actions:
      for connection in connections(of: object) {
        guard case .action(let selector, let event) = connection.kind else { continue }
        statements += action(connection, selector, event, of: object, source)
      }
    case .cells:
      statements += [serviceOfStaticCells(object, source)].compactMap { $0 }.map { ($0, needsOwner: true) }
    case .segues:
      statements += triggers(of: object, source).map { ($0, needsOwner: true) }
    }
    return statements
  }

  /// Whether the object's own class declares its outlets, so that assigning to them can be checked.
  private func isTyped(_ object: InterfaceObject) -> Bool {
    guard let name = object.customClass?.name else { return false }
    return object.customClass?.module != nil || !(name.hasPrefix("UI") || UIKitClass.isKnown(name))
  }

  /// Whether the object's class lets other files set the property, as far as its sources are known.
  private func isAssignable(_ property: String, of object: InterfaceObject) -> Bool {
    guard let declarations = input.options.declarations, let name = object.customClass?.name else { return true }
    return declarations.isAssignable(property, of: name)
  }

  private func outlet(
    _ property: String, of object: InterfaceObject, _ source: String, _ value: String, _ destination: InterfaceObject?
  ) -> Statement {
    let elementClass = input.descriptions[object.index]?.className ?? ""
    let className = object.customClass?.name ?? elementClass
    let outletType = UIKitOutlets.type(of: property, in: elementClass) ?? UIKitOutlets.type(of: property, in: className)
    let isKnown = outletType != nil || property == "view" && object.isFilesOwner && className.hasSuffix("Controller")
    let isAdopted = outletType.map { adopts($0, destination) } ?? true
    if SwiftIdentifier.isValid(property), isAdopted, isKnown || isTyped(object), isAssignable(property, of: object) {
      let name = isKnown ? UIKitOutlets.swiftName(of: property) : SwiftIdentifier.escaped(property)
      return Statement(source, set: name, to: value)
    }
    return Statement(source, call: "setValue", [value, "forKey: \(SwiftLiteral.string(property))"])
  }

  /// Whether an object can be what an outlet of UIKit takes: a class of the app's own is expected to adopt the
  /// outlet's protocol, one of UIKit's adopts it or doesn't, and then only the nib loader's way is left.
  private func adopts(_ type: String, _ object: InterfaceObject?) -> Bool {
    guard UIKitOutlets.isProtocol(type), let object else { return true }
    let name = object.customClass?.name ?? catalog.frameworkClass(of: object)
    guard object.customClass == nil || UIKitClass.isKnown(name) else { return true }
    return UIKitClass.isClass(name, adopting: type)
  }

  /// The object, constraint or guide that a connection leads to.
  private func destination(_ connection: Connection) -> (name: String, isOwner: Bool)? {
    switch document.nodesByID[connection.destination.id] {
    case .object(let index): reference(index).map { ($0, index == unit.owner) }
    case .constraint: names.constraintNames[connection.destination.id].map { (SwiftIdentifier.escaped($0), false) }
    case .layoutGuide(let owner, let position):
      guide(document.objects[owner].layoutGuides[position]).map { ($0, owner == unit.owner) }
    case .connection, .other, nil: nil
    }
  }

  /// The outlet collections in the order of their first members, each with its members in order.
  private func collections(of object: InterfaceObject) -> [(property: String, values: [String])] {
    var collections: [(property: String, values: [String])] = []
    for connection in connections(of: object) {
      guard case .outletCollection(let property, _, _) = connection.kind, let value = destination(connection) else {
        continue
      }
      if let place = collections.firstIndex(where: { $0.property == property }) {
        collections[place].values.append(value.name)
      } else {
        collections.append((property, [value.name]))
      }
    }
    return collections
  }

  /// The object that an action is sent to; `nil` in code where the responder chain finds one.
  private func actionTarget(of connection: Connection, from object: InterfaceObject) -> (name: String, ObjectIndex)? {
    guard case .object(let index) = document.nodesByID[connection.destination.id] else { return nil }
    guard document.objects[index].isFirstResponder else { return reference(index).map { ($0, index) } }
    // A recognizer sends to an object; one for the first responder has nobody to send to.
    return input.descriptions[object.index]?.objectKind == .gestureRecognizer ? nil : ("nil", index)
  }

  private mutating func action(
    _ connection: Connection, _ selector: String, _ event: String?, of object: InterfaceObject, _ source: String
  ) -> [(Statement, needsOwner: Bool)] {
    guard let (target, index) = actionTarget(of: connection, from: object) else { return [] }
    let action = selectorExpression(selector, on: document.objects[index])
    let needsOwner = index == unit.owner || object.index == unit.owner
    if let statement = eventStatement(event, of: object, source, sends: action, to: target) {
      helpers.insert(.sending)
      return [(statement, needsOwner)]
    }
    if object.element == "barButtonItem" {
      return [
        (Statement(source, set: "target", to: target), needsOwner),
        (Statement(source, set: "action", to: action), needsOwner),
      ]
    }
    if input.descriptions[object.index]?.objectKind == .gestureRecognizer {
      return [(Statement(source, call: "addTarget", [target, "action: \(action)"]), needsOwner)]
    }
    let events = event.flatMap { name in
      catalog["action"]?.attribute("eventType").flatMap { express.attribute(name, $0.type) }
    }
    return [
      (
        Statement(
          source, call: "addTarget", [target, "action: \(action)", "for: \(events ?? ".primaryActionTriggered")"]),
        needsOwner
      )
    ]
  }

  /// Whether a class may have several methods of a base name: UIKit has one too, or the document calls another.
  private func isOverloaded(_ name: String, of type: String) -> Bool {
    UIKitClass.declaresMethod(named: name)
      || document.objects.contains { object in
        object.connections.contains { connection in
          guard case .action(let selector, _) = connection.kind,
            selector.hasPrefix(name + ":") || selector.hasPrefix(name + "With")
          else { return false }
          return document.object(withID: connection.destination.id)?.customClass?.name == type
        }
      }
  }

  /// A selector, checked by the compiler where the class is Swift's and the selector tells its Swift name.
  private func selectorExpression(_ selector: String, on target: InterfaceObject) -> String {
    let name = SwiftSelector(selector)
    if let type = target.customClass?.name, isTyped(target), let name,
      input.options.declarations?.isVisible(selector, of: type) ?? true
    {
      let isAmbiguous = name.labels.isEmpty && isOverloaded(name.name, of: type)
      return "#selector(\(type).\(name.method)\(isAmbiguous ? " as (\(type)) -> () -> Void" : ""))"
    }
    return "NSSelectorFromString(\(SwiftLiteral.string(selector)))"
  }
}
