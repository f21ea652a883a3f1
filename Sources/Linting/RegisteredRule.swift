/// A rule with what decides whether it runs.
///
/// A class, and apart from the description, whose texts would be handed around for every rule that is off.
final class RegisteredRule: Sendable {
  let rule: any Rule
  private let id: String
  private let isEnabledByDefault: Bool

  init(_ rule: any Rule.Type) {
    self.rule = rule.init()
    id = rule.description.id
    isEnabledByDefault = rule.description.isEnabledByDefault
  }

  /// Whether a configuration has the rule on.
  func isEnabled(_ configuration: LintConfiguration) -> Bool {
    configuration.rules[id]?.isEnabled ?? isEnabledByDefault
  }
}
