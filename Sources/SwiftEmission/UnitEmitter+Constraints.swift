import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Makes and activates the constraints, all at once, as loading does.
  mutating func emitConstraints() {
    var active: [Statement] = []
    var written = false
    constraintSets = planConstraintSets()
    var sets = constraintSets
    for (constraint, isActive) in constraintsInOrder {
      guard let expression = expression(of: constraint) else {
        leaveOut("the constraint names what no code can be made for", at: constraint.range)
        continue
      }
      if let id = constraint.id, let place = sets.firstIndex(where: { $0.set.constraints.contains(id) }) {
        sets[place].members.append(member(constraint, expression))
        continue
      }
      let isVaried = input.isVaried && isVaried(constraint, of: document.objects[constraint.container])
      guard let name = nameIfNeeded(constraint, isVaried: isVaried) else {
        if isActive { active.append(expression) }
        continue
      }
      if isVaried { variedConstraints[constraint.range.start] = name }
      if !written { writer.separate() }
      written = true
      emit(constraint, expression, as: name)
      let comesAndGoes = isVaried && comesAndGoes(constraint, of: document.objects[constraint.container])
      if isActive, !comesAndGoes { active.append(Statement(name)) }
    }
    if !active.isEmpty {
      writer.separate()
      writer.list("NSLayoutConstraint.activate([", active, closing: "])")
    }
    emitConstraints(of: sets)
  }

  /// The unit's constraints in the document's order, with whether they hold by default.
  private var constraintsInOrder: [(constraint: Constraint, isActive: Bool)] {
    var constraints: [(constraint: Constraint, isActive: Bool)] = []
    for index in unit.builtObjects {
      let object = document.objects[index]
      let absent = excluded(maskVariations(of: object).first { $0.key == "default" }?.constraints ?? [])
      for constraint in object.constraints where !constraint.isPlaceholder {
        constraints.append((constraint, !absent.contains(constraint.id ?? "")))
      }
    }
    return constraints.sorted { $0.constraint.range.start < $1.constraint.range.start }
  }

  /// Whether the structure has the constraint as a property.
  func isProperty(_ constraint: Constraint) -> Bool { constraint.id.map { names.constraintNames[$0] != nil } ?? false }

  /// Makes a constraint that has a name.
  mutating func emit(_ constraint: Constraint, _ expression: Statement, as name: String) {
    if isProperty(constraint), unit.kind == .component {
      // The view itself may be one of the two, and it isn't there before the superclass has made it.
      properties.append(UnitProperty(name: name, type: "NSLayoutConstraint", value: expression, isLazy: true))
    } else if isProperty(constraint) {
      properties.append(UnitProperty(name: name, type: constraint.customClass?.name ?? "NSLayoutConstraint"))
      whileAssigning { $0.writer.statement(Statement(set: $0.declared(name), to: expression)) }
    } else {
      writer.statement(Statement(set: "let \(name)", to: expression))
    }
    if constraint.priority.value != 1000 {
      writer.line("\(name).priority = \(express.priority(constraint.priority))")
    }
    if let identifier = constraint.identifier {
      writer.statement(Statement(name, set: "identifier", to: SwiftLiteral.string(identifier)))
    }
  }

  /// The name of a constraint that an outlet leads to or that has more to it than the equation.
  mutating func nameIfNeeded(_ constraint: Constraint, isVaried: Bool) -> String? {
    if let name = constraint.id.flatMap({ names.constraintNames[$0] }) { return SwiftIdentifier.escaped(name) }
    guard constraint.priority.value != 1000 || constraint.identifier != nil || isVaried else { return nil }
    let item = subject(of: constraint)
    let attribute = (item.isSecond ? constraint.secondAttribute : constraint.firstAttribute)?.rawValue ?? "constraint"
    return names.local(item.name + attribute.prefix(1).uppercased() + attribute.dropFirst())
  }

  /// The view that a constraint is about, in a reader's eyes: not the container where there's another.
  private func subject(of constraint: Constraint) -> (name: String, isSecond: Bool) {
    func name(_ reference: ObjectReference?) -> String? {
      guard let reference, let object = document.object(withID: reference.id) else { return nil }
      return names.objectNames[object.index]
    }
    let container = names.objectNames[constraint.container] ?? "view"
    if let first = name(constraint.firstItem), first != container { return (first, false) }
    if let second = name(constraint.secondItem), second != container { return (second, true) }
    return (container, false)
  }

  // MARK: Expressions

  /// One side of a constraint.
  private struct Side {
    /// The view or guide.
    var item: String
    var attribute: LayoutAttribute
    /// The anchor; nil where the item has none for the attribute.
    var anchor: String?
  }

  private mutating func expression(of constraint: Constraint) -> Statement? {
    guard let first = side(constraint.firstItem, constraint.firstAttribute, in: constraint) else { return nil }
    guard let secondAttribute = constraint.secondAttribute else { return constantExpression(constraint, first) }
    guard let second = side(constraint.secondItem, secondAttribute, in: constraint) else { return nil }
    let relation = anchorRelation(constraint.relation)
    let isScaled = constraint.multiplier.value != 1
    if constraint.customClass == nil, let firstAnchor = first.anchor, let secondAnchor = second.anchor,
      first.attribute.axis == second.attribute.axis, !isScaled || first.attribute.axis == .size,
      first.attribute.isAbsoluteEdge == second.attribute.isAbsoluteEdge || first.attribute.axis != .horizontalPosition
    {
      var arguments = ["\(relation): \(secondAnchor)"]
      if isScaled { arguments.append("multiplier: \(multiplier(constraint.multiplier))") }
      if constraint.constant.value != 0 { arguments.append("constant: \(SwiftLiteral.number(constraint.constant))") }
      return Statement(firstAnchor, call: "constraint", arguments)
    }
    return itemExpression(constraint, first, second)
  }

  private func constantExpression(_ constraint: Constraint, _ first: Side) -> Statement {
    guard constraint.customClass == nil, first.attribute.axis == .size, let anchor = first.anchor else {
      return itemExpression(constraint, first, nil)
    }
    let constant = SwiftLiteral.number(constraint.constant)
    return Statement(anchor, call: "constraint", ["\(anchorRelation(constraint.relation))Constant: \(constant)"])
  }

  private func itemExpression(_ constraint: Constraint, _ first: Side, _ second: Side?) -> Statement {
    let relation: String
    switch constraint.relation {
    case .equal: relation = ".equal"
    case .lessThanOrEqual: relation = ".lessThanOrEqual"
    case .greaterThanOrEqual: relation = ".greaterThanOrEqual"
    }
    return Statement(
      call: constraint.customClass?.name ?? "NSLayoutConstraint",
      [
        "item: \(first.item)", "attribute: .\(first.attribute.rawValue)", "relatedBy: \(relation)",
        "toItem: \(second?.item ?? "nil")", "attribute: .\(second?.attribute.rawValue ?? "notAnAttribute")",
        "multiplier: \(multiplier(constraint.multiplier))", "constant: \(SwiftLiteral.number(constraint.constant))",
      ])
  }

  private func anchorRelation(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  private func multiplier(_ multiplier: Multiplier) -> String {
    guard let denominator = multiplier.denominator else { return SwiftLiteral.number(multiplier.numerator) }
    return "\(SwiftLiteral.floatingNumber(multiplier.numerator)) / \(SwiftLiteral.floatingNumber(denominator))"
  }

  private mutating func side(
    _ reference: ObjectReference?, _ attribute: LayoutAttribute?, in constraint: Constraint
  ) -> Side? {
    guard let attribute else { return nil }
    guard let reference else {
      return self.reference(constraint.container).map { viewSide($0, attribute) }
    }
    switch document.nodesByID[reference.id] {
    case .object(let index):
      return self.reference(index).map { viewSide($0, attribute) }
    case .layoutGuide(let owner, let position):
      return guideSide(document.objects[owner].layoutGuides[position].kind, of: owner, attribute)
    case .constraint, .connection, .other, nil:
      return nil
    }
  }

  private mutating func guideSide(
    _ kind: LayoutGuide.Kind, of owner: ObjectIndex, _ attribute: LayoutAttribute
  ) -> Side? {
    switch kind {
    case .controllerTop: controllerGuideSide("topLayoutGuide", inner: .bottom, .top, of: owner, attribute)
    case .controllerBottom: controllerGuideSide("bottomLayoutGuide", inner: .top, .bottom, of: owner, attribute)
    case .view(let key): viewGuide(key, of: owner).map { guideSide($0, attribute, isSupport: false) }
    }
  }

  /// A view's guide; nil for a controller's, to which no outlet leads.
  func guide(_ guide: LayoutGuide) -> String? {
    guard case .view(let key) = guide.kind else { return nil }
    return viewGuide(key, of: guide.owner)
  }

  private func viewGuide(_ key: String, of owner: ObjectIndex) -> String? {
    guard let holder = reference(owner) else { return nil }
    return Self.guideProperties[key].map { "\(holder).\($0)" }
  }

  /// The properties of views that have the guides which documents name.
  private static let guideProperties = [
    "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
    "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
    "keyboardLayoutGuide": "keyboardLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "layoutMarginsGuide": "layoutMarginsGuide", "readableContent": "readableContentGuide",
    "readableContentGuide": "readableContentGuide",
  ]

  /// A side of a controller's guide of before iOS 11. Its inner edge is the safe area's since, as UIKit's documentation
  /// has it, and its outer one the view's; what else there is of it only the guide has.
  private mutating func controllerGuideSide(
    _ guide: String, inner: LayoutAttribute, _ edge: LayoutAttribute, of owner: ObjectIndex,
    _ attribute: LayoutAttribute
  ) -> Side? {
    guard let holder = reference(owner), let member = DeprecatedMember.named(guide) else { return nil }
    let root = document.objects[owner].children.first { document.objects[$0].role == .keyed("view") }
    let view = root.flatMap(reference) ?? "\(holder).view"
    switch attribute {
    case inner: return guideSide("\(view).safeAreaLayoutGuide", edge, isSupport: false)
    case edge: return viewSide(view, edge)
    default: return guideSide("\(through(member, of: holder)).\(guide)", attribute, isSupport: true)
    }
  }

  /// A guide's side; a guide that is merely a layout support has anchors for what lies one above the other.
  private func guideSide(_ guide: String, _ attribute: LayoutAttribute, isSupport: Bool) -> Side {
    let hasAnchor: Bool
    switch attribute {
    case .top, .bottom, .height: hasAnchor = true
    case .left, .right, .leading, .trailing, .width, .centerX, .centerY: hasAnchor = !isSupport
    default: hasAnchor = false
    }
    return Side(item: guide, attribute: attribute, anchor: hasAnchor ? "\(guide).\(attribute.rawValue)Anchor" : nil)
  }

  /// Margins are the anchors of the margins guide, which is what their attributes mean.
  private func viewSide(_ view: String, _ attribute: LayoutAttribute) -> Side {
    let anchor: String
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      anchor = "\(view).layoutMarginsGuide.\(attribute.rawValue.dropLast("Margin".count))Anchor"
    case .centerXWithinMargins: anchor = "\(view).layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: anchor = "\(view).layoutMarginsGuide.centerYAnchor"
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      anchor = "\(view).\(attribute.rawValue)Anchor"
    }
    return Side(item: view, attribute: attribute, anchor: anchor)
  }
}
