import InterfaceModel

/// A constraint's priority, more than 0 and at most 1000.
public struct LayoutPriority: Sendable, Hashable {
  /// The number. `required` is 1000, `high` is 750, `low` is 250.
  public var value: ExactNumber
  /// The metric that gives the number; nil where text says the number or one of the three names.
  public var metric: String?

  /// Makes a priority from a number, or from a metric that has it.
  public init(_ value: ExactNumber, metric: String? = nil) {
    self.value = value
    self.metric = metric
  }

  /// What a constraint without `@` has.
  public static let required = LayoutPriority(ExactNumber(1000))
  /// `@high`.
  public static let high = LayoutPriority(ExactNumber(750))
  /// `@low`.
  public static let low = LayoutPriority(ExactNumber(250))

  /// The priority that the language calls `name`; nil for any other word.
  init?(name: String) {
    switch name {
    case "required": self = .required
    case "high": self = .high
    case "low": self = .low
    default: return nil
    }
  }
}
