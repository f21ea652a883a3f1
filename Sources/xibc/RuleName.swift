import Linting
import Suggestions

/// Finds rules by what a user calls them.
enum RuleName {
  /// The rule with the id.
  ///
  /// - Throws: ``UsageError`` for an id that no rule has, with the one that was likely meant.
  static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
    if let rule = RuleRegistry.rule(id) { return rule }
    let ids = RuleRegistry.all.map { $0.description.id }
    let hint = Suggestion.help(for: id, in: ids).map { "; \($0)" }
    throw UsageError(message: "unknown rule '\(id)'\(hint ?? "; 'xibc rules' lists them")")
  }
}
