/// Which rules are on, and how grave their findings are.
public struct LintConfiguration: Sendable {
  /// A rule's settings; nil where its own default holds.
  public struct RuleSettings: Sendable {
    /// Whether it is on.
    public var isEnabled: Bool?
    /// How grave its findings are.
    public var severity: Severity?

    /// Makes settings.
    public init(isEnabled: Bool? = nil, severity: Severity? = nil) {
      self.isEnabled = isEnabled
      self.severity = severity
    }
  }

  /// The settings by rule id.
  public var rules: [String: RuleSettings]

  /// Makes a configuration; every rule is as it is by default unless said otherwise.
  public init(rules: [String: RuleSettings] = [:]) { self.rules = rules }

  /// Whether a rule is on.
  public func isEnabled(_ rule: RuleDescription) -> Bool { rules[rule.id]?.isEnabled ?? rule.isEnabledByDefault }

  /// How grave a rule's findings are.
  public func severity(_ rule: RuleDescription) -> Severity { rules[rule.id]?.severity ?? rule.severity }

  /// This configuration with another's settings over it.
  public func overlaid(with other: LintConfiguration) -> LintConfiguration {
    LintConfiguration(
      rules: rules.merging(other.rules) { own, over in
        RuleSettings(isEnabled: over.isEnabled ?? own.isEnabled, severity: over.severity ?? own.severity)
      })
  }
}
