/// A type that an option of a rule may have.
public protocol RuleOptionConvertible: Sendable {
  /// The value out of a configuration; nil where it is of another kind.
  init?(_ value: RuleOptionValue)
  /// The value as a configuration gives it.
  var optionValue: RuleOptionValue { get }
}

extension Bool: RuleOptionConvertible {
  /// The value out of a configuration; nil where it is of another kind.
  public init?(_ value: RuleOptionValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  /// The value as a configuration gives it.
  public var optionValue: RuleOptionValue { .flag(self) }
}

extension Double: RuleOptionConvertible {
  /// The value out of a configuration; nil where it is of another kind.
  public init?(_ value: RuleOptionValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  /// The value as a configuration gives it.
  public var optionValue: RuleOptionValue { .number(self) }
}

extension String: RuleOptionConvertible {
  /// The value out of a configuration; nil where it is of another kind.
  public init?(_ value: RuleOptionValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  /// The value as a configuration gives it.
  public var optionValue: RuleOptionValue { .text(self) }
}

extension [String]: RuleOptionConvertible {
  /// The value out of a configuration; nil where it is of another kind.
  public init?(_ value: RuleOptionValue) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }

  /// The value as a configuration gives it.
  public var optionValue: RuleOptionValue { .texts(self) }
}

extension [String: [String]]: RuleOptionConvertible {
  /// The value out of a configuration; nil where it is of another kind.
  public init?(_ value: RuleOptionValue) {
    guard case .table(let table) = value else { return nil }
    self = table
  }

  /// The value as a configuration gives it.
  public var optionValue: RuleOptionValue { .table(self) }
}
