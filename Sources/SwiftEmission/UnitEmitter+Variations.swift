import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// What follows the traits under one root view.
  private struct Followed {
    var views: [(parent: ObjectIndex, view: ObjectIndex, presence: Presence)] = []
    var constraints: [(name: String, presences: [Presence])] = []
    var properties: [VariedProperty] = []
    /// The names that the statements use.
    var used: [String] = []

    var isEmpty: Bool { views.isEmpty && constraints.isEmpty && properties.isEmpty }

    /// Every condition that is asked for.
    var conditions: [TraitCondition] {
      (views.map(\.presence) + constraints.flatMap(\.presences)).flatMap(\.cases).map(\.condition)
        + properties.flatMap(\.conditions)
    }

    mutating func use(_ name: String) { if !used.contains(name) { used.append(name) } }
  }

  /// Makes what varies with the size classes and the idiom follow the traits of the view that holds it.
  mutating func emitVariations() {
    guard input.isVaried else { return }
    var followed: [(root: ObjectIndex, what: Followed)] = []
    for index in unit.builtObjects {
      let object = document.objects[index]
      guard isVaried(object) else { continue }
      guard let root = rootView(of: index) else {
        leaveOut("what varies here belongs to no view whose traits could be followed", at: object.range)
        continue
      }
      let place = followed.firstIndex { $0.root == root } ?? followed.count
      if place == followed.count { followed.append((root, Followed())) }
      collectViews(of: object, &followed[place].what)
      collectConstraints(of: object, &followed[place].what)
      collectProperties(of: object, &followed[place].what)
    }
    for (root, what) in followed where !what.isEmpty { emit(what, following: root) }
  }

  private func isVaried(_ object: InterfaceObject) -> Bool {
    maskVariations(of: object).contains { $0.condition != nil }
      || object.constraints.contains { constraint in isVaried(constraint, of: object) }
  }

  /// Whether the constraint comes and goes, or what it says does.
  func isVaried(_ constraint: Constraint, of container: InterfaceObject) -> Bool {
    comesAndGoes(constraint, of: container) || constraint.variations.contains { $0.condition != nil }
  }

  /// Whether the constraint holds under some traits only: for itself, or since one of its views does.
  func comesAndGoes(_ constraint: Constraint, of container: InterfaceObject) -> Bool {
    Presence(of: constraint.id, in: maskVariations(of: container), \.constraints).isVaried
      || items(of: constraint).contains { presence(of: $0).isVaried }
  }

  private func items(of constraint: Constraint) -> [ObjectIndex] {
    [constraint.firstItem, constraint.secondItem].compactMap { item in
      guard let item, case .object(let index) = document.nodesByID[item.id] else { return nil }
      return index
    }
  }

  /// Whether a subview is there, by its holder's masks.
  private func presence(of view: ObjectIndex) -> Presence {
    guard let parent = document.objects[view].parent else { return Presence(of: nil, in: [], \.subviews) }
    let variations = maskVariations(of: document.objects[parent])
    return Presence(of: document.objects[view].id, in: variations, \.subviews)
  }

  /// The variations whose masks speak of what the object holds: its own, and for a content view those of its cell, since
  /// an older cell's content view has no id of its own.
  func maskVariations(of object: InterfaceObject) -> [Variation] {
    guard input.isVaried else { return [] }
    guard object.role == .keyed("contentView"), let cell = object.parent else { return object.variations }
    return object.variations + document.objects[cell].variations
  }

  /// The view of the unit that holds the object and that no other view holds.
  private func rootView(of index: ObjectIndex) -> ObjectIndex? {
    var root: ObjectIndex?
    var current: ObjectIndex? = index
    while let candidate = current, isMember(candidate) || candidate == unit.builtOwner {
      if input.descriptions[candidate]?.objectKind == .view { root = candidate }
      current = document.objects[candidate].parent
    }
    return root
  }

  // MARK: Collecting

  private func collectViews(of parent: InterfaceObject, _ followed: inout Followed) {
    for child in parent.children {
      let presence = presence(of: child)
      guard presence.isVaried, let name = reference(child), let holder = reference(parent.index) else { continue }
      followed.use(holder)
      followed.use(name)
      if let next = nextPresentSibling(of: child).flatMap(reference) { followed.use(next) }
      followed.views.append((parent.index, child, presence))
    }
  }

  /// The next subview of the same holder that is always there.
  private func nextPresentSibling(of view: ObjectIndex) -> ObjectIndex? {
    guard let parent = document.objects[view].parent else { return nil }
    let siblings = document.objects[parent].children.filter { document.objects[$0].role == document.objects[view].role }
    return siblings.drop { $0 != view }.dropFirst().first { sibling in
      let presence = presence(of: sibling)
      return !presence.isVaried && presence.otherwise
    }
  }

  private mutating func collectConstraints(of container: InterfaceObject, _ followed: inout Followed) {
    for constraint in container.constraints where !constraint.isPlaceholder {
      guard let name = variedConstraints[constraint.range.start] else { continue }
      if comesAndGoes(constraint, of: container) {
        let own = Presence(of: constraint.id, in: maskVariations(of: container), \.constraints)
        let presences = [own] + items(of: constraint).map(presence(of:))
        followed.use(name)
        followed.constraints.append((name, presences.filter { $0.isVaried || !$0.otherwise }))
      }
      collectProperties(of: constraint, as: name, &followed)
    }
  }

  private func conjunction(_ presences: [Presence]) -> String {
    let tests = presences.map { $0.expression(test) }
    guard tests.count > 1 else { return tests.first ?? "true" }
    return tests.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private mutating func collectProperties(of constraint: Constraint, as name: String, _ followed: inout Followed) {
    for property in ["constant", "priority"] {
      let cases = constraint.variations.compactMap { variation -> (TraitCondition, Statement)? in
        guard let condition = variation.condition,
          let text = variation.attributes.first(where: { $0.name == property })?.text,
          let value = express.attribute(text, property == "constant" ? .number : .priority)
        else { return nil }
        return (condition, Statement(name, set: property, to: value))
      }
      let base =
        property == "constant"
        ? SwiftLiteral.number(constraint.constant) : express.priority(constraint.priority)
      add(cases, otherwise: Statement(name, set: property, to: base), using: name, &followed)
    }
  }

  private mutating func collectProperties(of object: InterfaceObject, _ followed: inout Followed) {
    guard let name = reference(object.index), let description = input.descriptions[object.index] else { return }
    let variations = object.variations.filter { $0.condition != nil }
    for attribute in Self.firsts(variations.flatMap(\.attributes), name: \.name) {
      guard let row = description.attribute(attribute.name), isHeeded(row, object) else { continue }
      let cases = variations.compactMap { variation -> (TraitCondition, Statement)? in
        guard let condition = variation.condition,
          let text = variation.attributes.first(where: { $0.name == attribute.name })?.text,
          let value = express.attribute(text, row.type, catalog: object["catalog"])
        else { return nil }
        return setting(row.treatment, of: name, to: value).map { (condition, $0) }
      }
      let text = object[row.name] ?? row.nibDefault ?? row.codeDefault
      let value = text.flatMap { express.attribute($0, row.type, catalog: object["catalog"]) }
      guard let otherwise = value.flatMap({ setting(row.treatment, of: name, to: $0) }) else {
        leaveOut("'\(row.name)' varies and has no value of its own", at: attribute.range)
        continue
      }
      add(cases, otherwise: otherwise, using: name, &followed)
    }
    for value in Self.firsts(variations.flatMap(\.values), name: \.key) {
      collectValue(value, of: object, description, as: name, variations, &followed)
    }
  }

  private mutating func collectValue(
    _ value: KeyedValue, of object: InterfaceObject, _ description: CatalogElement, as name: String,
    _ variations: [Variation], _ followed: inout Followed
  ) {
    guard case .value(let type, var treatment)? = description.child(value.key)?.content else { return }
    if case .construction = treatment {
      // The frames of views that constraints place are what Interface Builder computed.
      guard frame(of: object) != nil else { return }
      treatment = .property("frame")
    }
    let cases = variations.compactMap { variation -> (TraitCondition, Statement)? in
      guard let condition = variation.condition,
        let varied = variation.values.first(where: { $0.key == value.key })?.value,
        let expression = express.value(varied, type)
      else { return nil }
      return setting(treatment, of: name, to: expression).map { (condition, $0) }
    }
    let base = object.value(value.key).flatMap { express.value($0, type) }
    guard let otherwise = base.flatMap({ setting(treatment, of: name, to: $0) }) else {
      leaveOut("'\(value.key)' varies and has no value of its own", at: value.range)
      return
    }
    add(cases, otherwise: otherwise, using: name, &followed)
  }

  private mutating func setting(_ treatment: Treatment, of name: String, to value: String) -> Statement? {
    switch treatment {
    case .property(let member): assignment(of: value, to: member, of: name)
    case .call(let template):
      Statement(name, call: template.callee, template.arguments(value: value, state: "normal"))
    case .construction, .structure, .special, .designTime, .unsupported: nil
    }
  }

  private func add(
    _ cases: [(TraitCondition, Statement)], otherwise: Statement, using name: String, _ followed: inout Followed
  ) {
    guard !cases.isEmpty else { return }
    followed.use(name)
    followed.properties.append(
      VariedProperty(
        cases: cases.map { (condition: $0.0, statement: $0.1) }.sorted {
          $0.condition.specificity > $1.condition.specificity
        }, otherwise: otherwise))
  }

  private static func firsts<Element>(_ elements: [Element], name: (Element) -> String) -> [Element] {
    var seen: Set<String> = []
    return elements.filter { seen.insert(name($0)).inserted }
  }

  // MARK: Emitting

  private mutating func emit(_ followed: Followed, following root: ObjectIndex) {
    guard let name = reference(root) else { return }
    helpers.insert(.traits)
    writer.separate()
    let captures = followed.used.map { $0 == name || $0 == "owner" ? "unowned \($0)" : $0 }
    // The writer can't be read while it is written to.
    let emitter = self
    let line = "followTraits(\(name)) { [\(captures.joined(separator: ", "))] traits in"
    if writer.fits(line) {
      writer.block(line) { emitter.emit(followed, &$0) }
    } else {
      writer.block("followTraits(\(name)) {") { writer in
        writer.line("[")
        writer.indent(captures.dropLast().map { "  \($0)," } + captures.suffix(1).map { "  \($0)" })
        writer.line("] traits in")
        emitter.emit(followed, &writer)
      }
    }
  }

  private func emit(_ followed: Followed, _ writer: inout SwiftWriter) {
    emitTraits(followed.conditions, &writer)
    if !followed.constraints.isEmpty {
      writer.list(
        "let constraints: [(NSLayoutConstraint, Bool)] = [",
        followed.constraints.map { Statement("(\($0.name), \(conjunction($0.presences)))") }, closing: "]")
      writer.block("for (constraint, isActive) in constraints where !isActive {") {
        $0.line("constraint.isActive = false")
      }
    }
    for (parent, view, presence) in followed.views { emitPresence(of: view, in: parent, presence, &writer) }
    if !followed.constraints.isEmpty {
      writer.block("for (constraint, isActive) in constraints where isActive {") {
        $0.line("constraint.isActive = true")
      }
    }
    var rest = followed.properties[...]
    while let first = rest.first {
      let group = rest.prefix { $0.conditions == first.conditions }
      emit(Array(group), &writer)
      rest = rest.dropFirst(group.count)
    }
  }

  private func emitPresence(
    of view: ObjectIndex, in parent: ObjectIndex, _ presence: Presence, _ writer: inout SwiftWriter
  ) {
    guard let name = reference(view), let holder = reference(parent) else { return }
    let next = nextPresentSibling(of: view).flatMap(reference)
    let insertion: String
    if document.objects[parent].element == "stackView" {
      let end = "\(holder).arrangedSubviews.count"
      let place = next.map { "\(holder).arrangedSubviews.firstIndex(of: \($0)) ?? \(end)" }
      insertion = "\(holder).insertArrangedSubview(\(name), at: \(place ?? end))"
    } else {
      insertion =
        next.map { "\(holder).insertSubview(\(name), belowSubview: \($0))" } ?? "\(holder).addSubview(\(name))"
    }
    let absence = presence.negated.expression(test)
    writer.line("if \(absence) {")
    writer.line("  \(name).removeFromSuperview()")
    writer.line("} else if \(name).superview == nil {")
    writer.line("  \(insertion)")
    writer.line("}")
  }

  private func emit(_ group: [VariedProperty], _ writer: inout SwiftWriter) {
    for (place, condition) in (group.first?.conditions ?? []).enumerated() {
      let opening = place == 0 ? "if" : "} else if"
      writer.line("\(opening) \(test(condition)) {")
      writer.indented { writer in for property in group { writer.statement(property.cases[place].statement) } }
    }
    writer.line("} else {")
    writer.indented { writer in for property in group { writer.statement(property.otherwise) } }
    writer.line("}")
  }

  // MARK: Conditions

  /// A condition in Swift, by the names that ``emitTraits(_:_:)`` gives.
  private func test(_ condition: TraitCondition) -> String {
    Self.traits(of: condition).map(\.name).joined(separator: " && ")
  }

  /// Gives names to the traits that the conditions ask for.
  private func emitTraits(_ conditions: [TraitCondition], _ writer: inout SwiftWriter) {
    let traits = Self.firsts(conditions.flatMap(Self.traits), name: \.name)
    for trait in traits { writer.line("let \(trait.name) = \(trait.test)") }
  }

  private static func traits(of condition: TraitCondition) -> [(name: String, test: String)] {
    var traits: [(String, String)] = []
    if let width = condition.width {
      traits.append(("is\(capitalized(width.rawValue))Width", "traits.horizontalSizeClass == .\(width.rawValue)"))
    }
    if let height = condition.height {
      traits.append(("is\(capitalized(height.rawValue))Height", "traits.verticalSizeClass == .\(height.rawValue)"))
    }
    if let idiom = condition.idiom {
      traits.append(("is\(capitalized(idiom))", "traits.userInterfaceIdiom == .\(idiom)"))
    }
    return traits
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
