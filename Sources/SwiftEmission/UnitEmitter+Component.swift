import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension UnitEmitter {
  // MARK: The component that the document is

  /// The class that a component becomes.
  mutating func emitComponentClass(_ component: ComponentDeclaration) -> SwiftWriter {
    emitBody()
    let root = document.object(withID: component.rootID)
    noteLostParameters(of: component)
    var output = SwiftWriter()
    guard let root else { return output }
    var sets = SwiftWriter(level: 1)
    emitConstraintSets(&sets)
    let emitter = ComponentClassEmitter(
      component: component, object: root,
      superclass: component.superclass?.name ?? input.descriptions[root.index]?.className ?? "UIView",
      arguments: ArgumentExpression(express: express, templates: templates),
      superArguments: superArguments(of: root), access: access, deprecation: input.deprecation, title: unit.title,
      body: .init(
        properties: properties, assignments: assignments, loading: writer, updates: updates,
        constraintSets: sets))
    emitter.emit(&output)
    return output
  }

  /// Says which parameters are named where no code comes of it.
  private mutating func noteLostParameters(of component: ComponentDeclaration) {
    let named = Set(component.templates.values.flatMap(\.parameters))
    for parameter in component.parameters where named.contains(parameter.name) && updates[parameter.name] == nil {
      leaveOut("what shows the parameter '\(parameter.name)' can't follow it", at: parameter.range)
    }
  }

  private func layout(of root: InterfaceObject) -> String? {
    root.children.first { document.objects[$0].element.hasSuffix("Layout") }.flatMap(reference)
  }

  private mutating func superArguments(of root: InterfaceObject) -> [String] {
    let frame = "frame: \(frame(of: root) ?? ".zero")"
    switch root.element {
    case "tableView": return [frame, "style: \(construction("style", of: root) ?? ".plain")"]
    case "collectionView":
      return [frame, "collectionViewLayout: \(layout(of: root) ?? "UICollectionViewFlowLayout()")"]
    case "button" where root["buttonType"] ?? "custom" != "custom":
      leaveOut("a class of buttons has no type, so that the 'buttonType' has no effect", at: root.range)
      return [frame]
    case "visualEffectView": return ["effect: nil"]
    default: return [frame]
    }
  }

  // MARK: What names parameters

  var templates: TemplateExpression { TemplateExpression(parameters: document.component?.parameters ?? []) }

  /// The template that a text of the document is, by the place of the attribute that holds it.
  func template(at range: SourceRange) -> ParameterTemplate? {
    unit.kind == .component ? document.component?.templates[range.start] : nil
  }

  /// Emits what depends on parameters: now, and for whenever one of them changes.
  mutating func following(_ template: ParameterTemplate?, _ emit: (inout UnitEmitter) -> Void) {
    emit(&self)
    guard let template else { return }
    for parameter in Set(template.parameters) {
      var update = updates[parameter] ?? SwiftWriter(level: 3)
      swap(&writer, &update)
      emit(&self)
      swap(&writer, &update)
      updates[parameter] = update
    }
  }

  // MARK: Instances

  /// Makes an instance of a component with its arguments.
  mutating func emitInstance(_ instance: ComponentInstance, of index: ObjectIndex, as name: String) {
    let expressions = ArgumentExpression(express: express, templates: templates)
    let arguments = instance.arguments.map { argument in
      "\(argument.name): \(expressions.expression(argument.value, argument.type))"
    }
    let named = instance.arguments.compactMap { argument in
      if case .template(let template) = argument.value { (argument, template) } else { nil }
    }
    make(
      index, as: name, Statement(call: type(of: index), arguments),
      takesParameters: unit.kind == .component && !named.isEmpty)
    for (argument, template) in named {
      let value = expressions.expression(argument.value, argument.type)
      for parameter in Set(template.parameters) {
        updates[parameter, default: SwiftWriter(level: 3)].statement(
          Statement(name, set: SwiftIdentifier.escaped(argument.name), to: value))
      }
    }
  }

  /// The statement that makes an event of a component send an action; nil where the object's events are its class's.
  func eventStatement(
    _ event: String?, of object: InterfaceObject, _ source: String, sends action: String, to target: String
  ) -> Statement? {
    guard let event, let instance = object.instance, instance.events.contains(event) else { return nil }
    return Statement(
      source, set: SwiftIdentifier.escaped(event), to: "sending(\(action), to: \(target))")
  }
}
