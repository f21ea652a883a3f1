import InterfaceModel

/// Says what a constraint asks for, as an equation (`Title.leading = View.leadingMargin + 8 @750`).
struct ConstraintWords {
  private let drawing: Drawing

  /// Makes words for the constraints of a document.
  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The equation.
  func equation(_ constraint: Constraint) -> String {
    let left = side(constraint.firstItem, constraint.firstAttribute, in: constraint)
    let priority = constraint.priority.value == 1000 ? "" : " @\(constraint.priority.text)"
    return "\(left) \(Self.sign(constraint.relation)) \(rightSide(constraint))\(priority)"
  }

  /// The sign of a relation.
  static func sign(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  /// A multiplier as the document spells it.
  static func factor(_ multiplier: Multiplier) -> String {
    guard let denominator = multiplier.denominator else { return multiplier.numerator.text }
    return "\(multiplier.numerator.text)\(multiplier.usesSlash ? "/" : ":")\(denominator.text)"
  }

  private func rightSide(_ constraint: Constraint) -> String {
    let constant = constraint.constant
    guard let attribute = constraint.secondAttribute else { return constant.text }
    var text = side(constraint.secondItem, attribute, in: constraint)
    if constraint.multiplier.value != 1 { text = "\(Self.factor(constraint.multiplier)) × \(text)" }
    guard constant.value != 0 else { return text }
    let magnitude = constant.text.hasPrefix("-") ? String(constant.text.dropFirst()) : constant.text
    return "\(text) \(constant.value < 0 ? "−" : "+") \(magnitude)"
  }

  private func side(_ item: ObjectReference?, _ attribute: LayoutAttribute?, in constraint: Constraint) -> String {
    "\(name(item, in: constraint)).\(attribute?.rawValue ?? "?")"
  }

  private func name(_ item: ObjectReference?, in constraint: Constraint) -> String {
    guard let item else { return shortName(constraint.container) }
    switch drawing.document.nodesByID[item.id] {
    case .object(let object): return shortName(object)
    case .layoutGuide(let owner, let position):
      guard drawing.document.objects[owner].layoutGuides.indices.contains(position) else { return item.id }
      switch drawing.document.objects[owner].layoutGuides[position].kind {
      case .controllerTop: return "topLayoutGuide"
      case .controllerBottom: return "bottomLayoutGuide"
      case .view(let key): return "\(shortName(owner)).\(key)"
      }
    default: return item.id
    }
  }

  /// An equation is read at a glance, so long texts are cut.
  private func shortName(_ object: ObjectIndex) -> String {
    let name = drawing.title(of: drawing.document.objects[object])
    return name.count > 28 ? name.prefix(27) + "…" : name
  }
}
