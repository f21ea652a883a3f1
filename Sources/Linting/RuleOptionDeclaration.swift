/// An option in a rule's description, whatever the type of its value.
public struct RuleOptionDeclaration: Sendable, Hashable {
  /// The name, in camel case, as `.xibc.json` has it.
  public var name: String
  /// What it is for, in a sentence.
  public var summary: String
  /// The value where the configuration has none; a configuration's has to be of the same kind.
  public var defaultValue: RuleOptionValue
}
