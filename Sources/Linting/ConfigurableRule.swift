/// A rule with options, or one that depends on the deployment target.
protocol ConfigurableRule: Rule {
  /// Makes the rule with the options of a configuration.
  init(_ options: RuleOptions)
}

extension ConfigurableRule {
  init() { self.init(RuleOptions()) }
}
