/// What a rule is: its identity, its prose and its examples in one place, from which come the reference and the tests.
public struct RuleDescription: Sendable {
  /// The stable id, in snake case.
  public var id: String
  /// What it finds, in one line.
  public var summary: String
  /// Why that matters at run time, and what to do.
  public var rationale: String
  /// How grave its findings are, unless configured.
  public var severity: Severity
  /// Whether it is on, unless configured.
  public var isEnabledByDefault: Bool
  /// What can be set.
  public var options: [RuleOptionDeclaration]
  /// The rules of other linters that it answers for.
  public var counterparts: [RuleCounterpart]
  /// Documents in which it finds something, each at its marks.
  public var badExamples: [RuleExample]
  /// Documents in which it finds nothing.
  public var goodExamples: [RuleExample]

  /// Makes a description.
  public init(
    id: String, summary: String, rationale: String, severity: Severity, isEnabledByDefault: Bool = true,
    options: [RuleOptionDeclaration] = [], counterparts: [RuleCounterpart] = [], badExamples: [RuleExample],
    goodExamples: [RuleExample]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.isEnabledByDefault = isEnabledByDefault
    self.options = options
    self.counterparts = counterparts
    self.badExamples = badExamples
    self.goodExamples = goodExamples
  }
}
