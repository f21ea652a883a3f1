import InterfaceModel

/// One condition on a length: `>=8@750`, `==other`.
struct VisualFormatPredicate {
  /// What a length is compared with.
  enum Object {
    /// A number or a metric.
    case constant(LayoutConstant)
    /// A view's length in the same direction.
    case view(LayoutItem)
  }

  /// How the length compares; `equal` when nothing is written.
  let relation: Constraint.Relation
  /// What it is compared with.
  let object: Object
  /// Where ``object`` is written.
  let objectRange: Range<Int>
  /// The priority; nil where none is written.
  var priority: LayoutPriority?
  /// Where the priority is written.
  var priorityRange: Range<Int>?
  /// The whole predicate.
  var range: Range<Int>
}
