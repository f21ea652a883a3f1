/// A rule of another linter for interface documents, which a rule of ours answers for.
public struct RuleCounterpart: Sendable, Hashable {
  /// The other linters.
  public enum Linter: String, Sendable, Hashable, CaseIterable {
    case ibLinter = "IBLinter"
    case xiblint
  }

  /// The linter that has the rule.
  public var linter: Linter
  /// The rule's id there, as that linter's configuration has it.
  public var id: String

  /// Makes a mention of another linter's rule.
  public init(linter: Linter, id: String) {
    self.linter = linter
    self.id = id
  }

  /// A rule of IBLinter.
  public static func ibLinter(_ id: String) -> RuleCounterpart { RuleCounterpart(linter: .ibLinter, id: id) }

  /// A rule of xiblint.
  public static func xiblint(_ id: String) -> RuleCounterpart { RuleCounterpart(linter: .xiblint, id: id) }
}
