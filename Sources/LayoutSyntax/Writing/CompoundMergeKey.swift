import InterfaceModel

/// What constraints have in common that one compound attribute can say.
struct CompoundMergeKey: Hashable {
  let left: LayoutItem
  let leftGuide: LayoutGuideName?
  /// The reference, with the compound's first attribute for all of them.
  let right: LayoutReference?
  let relation: Constraint.Relation
  let multiplier: Multiplier
  let priority: LayoutPriority
  let isActive: Bool
  let isPlaceholder: Bool
  /// The name before the part's: `box` of `box.leading`.
  let name: String?

  /// The key of `equation`; nil where `compound` can't say it.
  init?(_ equation: LayoutEquation, in compound: CompoundAttribute) {
    let part = equation.left.attribute
    guard compound.parts.contains(part), equation.right.map({ $0.attribute == part }) ?? (compound == .size),
      compound == .size || equation.multiplier == .one
    else { return nil }
    if let id = equation.id {
      guard id.hasSuffix(".\(part.rawValue)"), id.count > part.rawValue.count + 1 else { return nil }
      name = String(id.dropLast(part.rawValue.count + 1))
    } else {
      name = nil
    }
    left = equation.left.item
    leftGuide = equation.left.guide
    right = equation.right.map { LayoutReference($0.item, guide: $0.guide, compound.parts[0]) }
    relation = part.isFarEdge ? equation.relation.turned : equation.relation
    multiplier = equation.multiplier
    priority = equation.priority
    isActive = equation.isActive
    isPlaceholder = equation.isPlaceholder
  }
}
