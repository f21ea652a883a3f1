/// Where a row that isn't active is met along a direction.
struct Crossing: Sendable {
  var row: Int32
  /// How far along the direction.
  var step: Double
  /// By how much the cost per step grows beyond; infinite if the row isn't to be crossed.
  var costIncrease: Double
}
