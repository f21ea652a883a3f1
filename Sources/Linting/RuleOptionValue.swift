/// A value that a configuration gives an option of a rule.
public enum RuleOptionValue: Sendable, Hashable {
  /// `true` or `false`.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// Texts in an order.
  case texts([String])
  /// Texts by a name.
  case table([String: [String]])

  /// The kind of value, as a message names it.
  public var kind: String {
    switch self {
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .texts: "a list of texts"
    case .table: "an object of lists of texts"
    }
  }
}
