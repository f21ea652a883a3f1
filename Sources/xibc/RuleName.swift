import Linting

/// Finds rules by what a user calls them.
enum RuleName {
  /// The rule with the id.
  ///
  /// - Throws: ``UsageError`` for an id that no rule has, with the one that was likely meant.
  static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
    if let rule = RuleRegistry.rule(id) { return rule }
    let nearest = Suggestion.nearest(to: id, in: RuleRegistry.all.map { $0.description.id })
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; 'xibc rules' lists them"
    throw UsageError(message: "unknown rule '\(id)'\(hint)")
  }
}
