/// What a configuration tells a rule.
public struct RuleOptions: Sendable, Hashable {
  /// The values by the options' names.
  public var values: [String: RuleOptionValue]
  /// The oldest system that the documents are for; nil where the configuration doesn't say.
  public var deploymentTarget: SystemVersion?

  /// Makes options; every option that isn't named has its default value.
  public init(values: [String: RuleOptionValue] = [:], deploymentTarget: SystemVersion? = nil) {
    self.values = values
    self.deploymentTarget = deploymentTarget
  }

  /// An option's value.
  public subscript<Value>(option: RuleOption<Value>) -> Value {
    values[option.name].flatMap(Value.init) ?? option.defaultValue
  }
}
