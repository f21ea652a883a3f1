import InterfaceModel

/// What a constraint adds: a number, the value of a metric, or the system's standard spacing.
///
/// A metric stays a metric, so that text that is read and written again still says `+ gap`.
public enum LayoutConstant: Sendable, Hashable {
  /// A number, with its sign.
  case number(ExactNumber)
  /// A metric's value, subtracted where `isNegated` says so. `value` is the metric's own, without that sign.
  case metric(String, value: ExactNumber, isNegated: Bool)
  /// The system's standard spacing, between siblings or to a superview; `- standard` where it is negated.
  case standard(isNegated: Bool)

  /// No constant at all.
  public static let zero = LayoutConstant.number(ExactNumber(0))

  /// The constant in points; nil for the standard spacing, which only the system knows.
  public var value: ExactNumber? {
    switch self {
    case .number(let number): number
    case .metric(_, let value, let isNegated): isNegated ? value.negated : value
    case .standard: nil
    }
  }

  /// The constant with the other sign.
  public var negated: LayoutConstant {
    switch self {
    case .number(let number): .number(number.negated)
    case .metric(let name, let value, let isNegated): .metric(name, value: value, isNegated: !isNegated)
    case .standard(let isNegated): .standard(isNegated: !isNegated)
    }
  }

  /// Whether nothing is added; a metric says something, even if it is 0.
  var isZero: Bool {
    guard case .number(let number) = self else { return false }
    return number.value == 0
  }

  /// Whether text writes the constant after a minus.
  var isSubtracted: Bool {
    switch self {
    case .number(let number): number.text.hasPrefix("-")
    case .metric(_, _, let isNegated), .standard(let isNegated): isNegated
    }
  }
}
