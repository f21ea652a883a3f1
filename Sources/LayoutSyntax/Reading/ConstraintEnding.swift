/// What follows the expression of a constraint: priority, id and state.
struct ConstraintEnding {
  /// The priority; nil where none is written.
  var priority: LayoutPriority?
  /// Where the priority is written.
  var priorityRange: Range<Int>?
  /// The name after `as`.
  var id: String?
  /// Where that name is written.
  var idRange: Range<Int>?
  /// Whether `inactive` is written.
  var isInactive = false
  /// Whether `placeholder` is written.
  var isPlaceholder = false

  /// Whether nothing has been read yet.
  var isEmpty: Bool { priority == nil && id == nil && !isInactive && !isPlaceholder }
}
