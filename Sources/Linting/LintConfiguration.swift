/// Which rules are on, how grave their findings are, and what else they are told.
public struct LintConfiguration: Sendable {
  /// A rule's settings; nil where its own default holds.
  public struct RuleSettings: Sendable {
    /// Whether it is on.
    public var isEnabled: Bool?
    /// How grave its findings are.
    public var severity: Severity?
    /// The values of its options by name; the others have their defaults.
    public var options: [String: RuleOptionValue]

    /// Makes settings.
    public init(isEnabled: Bool? = nil, severity: Severity? = nil, options: [String: RuleOptionValue] = [:]) {
      self.isEnabled = isEnabled
      self.severity = severity
      self.options = options
    }

    /// These settings with another's over them.
    func overlaid(with other: RuleSettings) -> RuleSettings {
      RuleSettings(
        isEnabled: other.isEnabled ?? isEnabled, severity: other.severity ?? severity,
        options: options.merging(other.options) { $1 })
    }
  }

  /// The settings by rule id.
  public var rules: [String: RuleSettings]
  /// The oldest system that the documents are for; nil where nothing says so.
  public var deploymentTarget: SystemVersion?

  /// What is meant to be as it is, besides what the documents say themselves.
  public var suppressions: [Suppression] = []

  /// Makes a configuration; every rule is as it is by default unless said otherwise.
  public init(rules: [String: RuleSettings] = [:], deploymentTarget: SystemVersion? = nil) {
    self.rules = rules
    self.deploymentTarget = deploymentTarget
  }

  /// Whether a rule is on.
  public func isEnabled(_ rule: RuleDescription) -> Bool { rules[rule.id]?.isEnabled ?? rule.isEnabledByDefault }

  /// How grave a rule's findings are.
  public func severity(_ rule: RuleDescription) -> Severity { rules[rule.id]?.severity ?? rule.severity }

  /// What a rule is told.
  public func options(_ rule: RuleDescription) -> RuleOptions {
    RuleOptions(values: rules[rule.id]?.options ?? [:], deploymentTarget: deploymentTarget)
  }

  /// This configuration with another's settings over it.
  public func overlaid(with other: LintConfiguration) -> LintConfiguration {
    var overlaid = LintConfiguration(
      rules: rules.merging(other.rules) { $0.overlaid(with: $1) },
      deploymentTarget: other.deploymentTarget ?? deploymentTarget)
    overlaid.suppressions = suppressions + other.suppressions
    return overlaid
  }
}
