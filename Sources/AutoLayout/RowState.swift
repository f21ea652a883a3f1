/// A row of a ``Simplex``, where it stands at the current point.
struct RowState: Sendable {
  var target: Double
  /// What the row's terms add up to at the point.
  var activity = 0.0
  /// How far the row may be from its target and still hold.
  var tolerance = 0.0
  /// How fast the activity changes along the direction followed.
  var rate = 0.0
  /// 0 for required rows; then from 1 on, by falling priority.
  var level: Int32
  /// The slot of an active row; -1 for the others.
  var slot: Int32 = -1
  /// The sides of the target on which the row costs.
  var costs: Sides
  /// For a row that isn't active: -1 below the target, 1 above it, 0 held at it by its costs on both sides.
  var side: Int8 = 0
  /// For an active row: where it can't move without cost at a level done.
  var frozen: Sides = []
  /// Whether the row changes along the direction followed.
  var isTouched = false

  init(target: Double, level: Int32, costs: Sides) {
    self.target = target
    self.level = level
    self.costs = costs
  }

  var isActive: Bool { slot >= 0 }

  /// How far above its target the row is.
  @inline(__always)
  var difference: Double { activity - target }

  /// How far the row is from holding, if it is by more than rounding.
  @inline(__always)
  var violation: Double {
    let violation = costs.violation(difference)
    return violation > tolerance ? violation : 0
  }

  /// Whether rounding alone may keep the row off its target.
  var isAtTarget: Bool {
    difference.magnitude <= tolerance
  }
}
