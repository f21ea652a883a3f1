import InterfaceModel

/// What text says with one left side and one relation: a constraint, or several that a compound attribute stands for.
struct LayoutStatement {
  /// The left side's view or guide, with the attribute of the first constraint.
  let left: LayoutReference
  /// The left side's attribute, which can be a compound one.
  let side: LayoutLeftSide
  /// The relation.
  let relation: Constraint.Relation
  /// The expression and what follows it.
  let body: String

  /// The value of the attribute ``side`` of a `<layout>` element.
  var value: String { relation == .equal ? body : "\(relation.text) \(body)" }

  /// The line of a `<constraints>` block.
  var line: String {
    let isBare = left.item == .holder && left.guide == nil
    let subject = isBare ? side.name : "\(LayoutText.item(left)).\(side.name)"
    return "\(subject) \(relation.text) \(body)"
  }
}
