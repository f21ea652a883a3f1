/// The magnitudes below which numbers count as zero.
enum Tolerance {
  /// A coefficient, against coefficients near 1.
  static let coefficient = 1e-9
  /// What rounding leaves where numbers near 1 cancel.
  static let cancellation = 1e-13
  /// What is left of a row that depends on others, against the numbers that cancel.
  static let dependence = 1e-11
  /// A cost per unit moved.
  static let rate = 1e-9
  /// A step along a direction.
  static let step = 1e-10
  /// How far a row is moved past its target for the sake of a sharper crossing: well within what counts as rounding.
  static let distance = 1e-9

  /// How far a row may be from its target and still hold. Rounding grows with the numbers involved: `magnitude` is what the
  /// target and the terms add up to, signs left out.
  @inline(__always)
  static func violation(magnitude: Double) -> Double {
    max(1e-7, 1e-12 * magnitude)
  }
}
