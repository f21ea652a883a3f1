/// The factor of a constraint's second item: a number, or a ratio such as `16:9` or `1/3`.
public struct Multiplier: Sendable, Hashable {
  /// The number, or the dividend of the ratio.
  public let numerator: ExactNumber
  /// The divisor of a ratio; nil for a plain number. Never zero.
  public let denominator: ExactNumber?
  /// Whether the document spells a ratio with a slash (`1/3`) and not a colon (`16:9`).
  public let usesSlash: Bool

  /// The multiplier that a constraint without one has.
  public static let one = Multiplier(ExactNumber(1))

  /// A plain number.
  public init(_ number: ExactNumber) {
    numerator = number
    denominator = nil
    usesSlash = false
  }

  /// Reads `2`, `0.5`, `16:9` or `1/3`; nil for anything else, a zero divisor included.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first, let numerator = ExactNumber(String(first)) else { return nil }
    self.numerator = numerator
    usesSlash = text.contains("/")
    switch parts.count {
    case 1:
      denominator = nil
    case 2:
      guard let denominator = ExactNumber(String(parts[1])), denominator.value != 0 else { return nil }
      self.denominator = denominator
    default:
      return nil
    }
  }

  /// The factor as a double.
  public var value: Double {
    guard let denominator else { return numerator.value }
    return numerator.value / denominator.value
  }
}
