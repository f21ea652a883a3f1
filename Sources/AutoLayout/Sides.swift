/// The sides of its target on which a row costs: what "at least", "at most" and "equal" come down to.
struct Sides: OptionSet, Sendable {
  let rawValue: UInt8

  /// Falling short of the target.
  static let below = Sides(rawValue: 1)
  /// Exceeding the target.
  static let above = Sides(rawValue: 2)
  static let both: Sides = [.below, .above]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .above
    case .equal: self = .both
    case .greaterThanOrEqual: self = .below
    }
  }

  /// How far from holding a row is that misses its target by `difference` (positive: above it).
  func violation(_ difference: Double) -> Double {
    if difference < 0 { return contains(.below) ? -difference : 0 }
    return contains(.above) ? difference : 0
  }
}
