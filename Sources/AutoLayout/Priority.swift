/// How important it is that a constraint holds: above 0, up to 1000.
///
/// Priorities are ordered strictly: no number of constraints at one priority outweighs a single one at a higher.
/// A priority needn't be a whole number.
public struct Priority: Hashable, Comparable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
  /// The priority as a number; 1000 is required.
  public let rawValue: Double

  /// The constraint holds, or it conflicts with others.
  public static let required = Priority(rawValue: 1000)

  /// The priority nearest to `rawValue`: all from 1000 are required, and what isn't above zero is the weakest there is.
  public init(rawValue: Double) {
    self.rawValue = rawValue >= 1000 ? 1000 : rawValue > 0 ? rawValue : .leastNonzeroMagnitude
  }

  /// The priority with the number `value`.
  public init(integerLiteral value: Int) {
    self.init(rawValue: Double(value))
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether the first priority gives way to the second.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
