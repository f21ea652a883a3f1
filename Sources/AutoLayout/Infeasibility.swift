/// The proof that required rows can't hold together: a row, and others that keep it from its target.
struct Infeasibility: Sendable {
  /// Rows and multipliers. The rows' terms, each times the row's multiplier, cancel.
  var members: [(row: Int32, multiplier: Double)]
  /// What the rows' constants, which are their targets with the opposite sign, add up to, each times the multiplier: a
  /// negative number, where the rows together say that it isn't.
  var sum: Double
}
