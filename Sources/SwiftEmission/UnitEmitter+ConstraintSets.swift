import InterfaceModel

extension UnitEmitter {
  /// A named set of constraints as the structure has it.
  struct EmittedSet {
    var set: ConstraintSet
    /// The case of the enumeration, as code writes it.
    var name: String
    /// The property with the constraints.
    var property: String
    var members: [Statement] = []
  }

  /// The sets that have constraints of the unit, with names for what the structure declares for them.
  mutating func planConstraintSets() -> [EmittedSet] {
    let holders = unit.builtObjects
    let own = Set(holders.flatMap { document.objects[$0].constraints.compactMap(\.id) })
    var cases = NameAllocator()
    return document.constraintSets.filter { $0.constraints.contains(where: own.contains) }.map { set in
      let name = SwiftIdentifier.lowerCamelCase(set.name) ?? "set"
      return EmittedSet(
        set: set, name: SwiftIdentifier.escaped(cases.allocate(name)), property: names.local("\(name)Constraints"))
    }
  }

  /// A constraint of a set: the expression that makes it, or the name under which the initializer has it already.
  mutating func member(_ constraint: Constraint, _ expression: Statement) -> Statement {
    guard let name = nameIfNeeded(constraint, isVaried: false) else { return expression }
    if isProperty(constraint) {
      emit(constraint, expression, as: name)
    } else {
      whileMakingSets { $0.emit(constraint, expression, as: name) }
    }
    return Statement(name)
  }

  /// Emits what makes constraints of sets: in the initializer, or once the superclass has made a component, which may be
  /// one of their items.
  private mutating func whileMakingSets(_ emit: (inout UnitEmitter) -> Void) {
    if unit.kind == .component { emit(&self) } else { whileAssigning(emit) }
  }

  /// Makes the sets' constraints, so that the structure can switch them.
  mutating func emitConstraints(of sets: [EmittedSet]) {
    for set in sets {
      properties.append(
        UnitProperty(name: set.property, type: "[NSLayoutConstraint]", isAssignedLate: unit.kind == .component))
      whileMakingSets { emitter in
        emitter.writer.list("\(emitter.declared(set.property)) = [", set.members, closing: "]")
      }
    }
    let active = sets.filter(\.set.isActive)
    guard !active.isEmpty else { return }
    writer.separate()
    for set in active { writer.line("NSLayoutConstraint.activate(\(set.property))") }
  }

  /// Declares the sets and the function that switches them.
  func emitConstraintSets(_ output: inout SwiftWriter) {
    guard !constraintSets.isEmpty else { return }
    output.separate()
    output.line("/// The sets of constraints that code can switch.")
    output.block("\(access)enum \(Self.setsName): CaseIterable {") { output in
      output.line("case \(constraintSets.map(\.name).joined(separator: ", "))")
    }
    output.separate()
    output.line(
      "/// Activates a set of constraints and deactivates the others of its group. To animate the change, call")
    output.line("/// `layoutIfNeeded()` in an animation afterwards.")
    output.block("\(access)func activate(_ set: \(Self.setsName)) {") { output in
      output.line("switch set {")
      for set in constraintSets {
        output.line("case .\(set.name):")
        output.indent(switching(to: set))
      }
      output.line("}")
    }
  }

  /// The name of the enumeration of the sets.
  static let setsName = "ConstraintSet"

  /// What has to go goes first, so that at no time more holds than can.
  private func switching(to set: EmittedSet) -> [String] {
    let others = constraintSets.filter { $0.set.group == set.set.group && $0.property != set.property }
    return others.map { "  NSLayoutConstraint.deactivate(\($0.property))" }
      + ["  NSLayoutConstraint.activate(\(set.property))"]
  }
}
