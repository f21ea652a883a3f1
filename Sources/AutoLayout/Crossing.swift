/// Where a row that isn't active is met along a direction.
struct Crossing: Sendable {
  var row: Int32
  /// How far along the direction; not negative.
  var step: Double
  /// How far along the direction the row is past its target by no more than rounding.
  var latestStep: Double
  /// How sharply the row is met: the change of its activity per step.
  var sharpness: Double
  /// By how much the cost per step grows beyond; infinite if the row isn't to be crossed.
  var costIncrease: Double

  /// Where a row meets its target that is `distance` from it.
  init(row: Int, distance: Double, sharpness: Double, costIncrease: Double) {
    self.row = Int32(row)
    self.sharpness = sharpness
    self.costIncrease = costIncrease
    step = max(0, distance / sharpness)
    latestStep = max(step, (distance + Tolerance.distance) / sharpness)
  }

  /// Whether this comes before the other.
  static func precedes(_ left: Crossing, _ right: Crossing) -> Bool {
    (left.step, left.row) < (right.step, right.row)
  }
}

extension Collection<Crossing> {
  /// The one to stop at if none is to be passed: the sharpest of those that can't be told from the first.
  var stop: Crossing? {
    let latest = reduce(Double.infinity) { Swift.min($0, $1.latestStep) }
    return filter { $0.step <= latest }.max { ($0.sharpness, -$0.row) < ($1.sharpness, -$1.row) }
  }
}
