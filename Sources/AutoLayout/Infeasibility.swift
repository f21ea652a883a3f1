/// The proof that required rows can't hold together: a row, and others that keep it from its target.
///
/// The row, times `sign`, and the others, each times its multiplier, add up to nothing on the left-hand side and to a
/// positive number on the right.
struct Infeasibility: Sendable {
  /// Rows and multipliers.
  var members: [(row: Int32, multiplier: Double)]
}
