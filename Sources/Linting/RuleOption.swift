/// An option of a rule: what a configuration may set, under which name, and what holds where it doesn't.
public struct RuleOption<Value: RuleOptionConvertible>: Sendable {
  /// The name, in camel case, as `.xibc.json` has it.
  public let name: String
  /// What it is for, in a sentence.
  public let summary: String
  /// The value where the configuration has none.
  public let defaultValue: Value

  /// Makes an option.
  public init(_ name: String, _ defaultValue: Value, _ summary: String) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }

  /// The option as a rule's description lists it.
  public var declaration: RuleOptionDeclaration {
    RuleOptionDeclaration(name: name, summary: summary, defaultValue: defaultValue.optionValue)
  }
}
