import Linting

/// Finds rules by what a user calls them.
enum RuleName {
  /// The rule with the id.
  ///
  /// - Throws: ``UsageError`` for an id that no rule has, with the one that was likely meant.
  static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
    if let rule = RuleRegistry.rule(id) { return rule }
    let nearest = RuleRegistry.all.map { $0.description.id }.min { distance($0, id) < distance($1, id) }
    let hint = nearest.flatMap { distance($0, id) <= max(2, id.count / 3) ? "; did you mean '\($0)'?" : nil }
    throw UsageError(message: "unknown rule '\(id)'\(hint ?? "; 'xibc rules' lists them")")
  }

  /// How many letters have to be put in, taken out or changed to turn one word into the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let substituted = previous + (letter == other ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
