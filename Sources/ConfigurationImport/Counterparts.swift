import Linting

/// The rules of ours that answer for another linter's.
struct Counterparts {
  private let descriptions: [String: [RuleDescription]]

  init(_ linter: RuleCounterpart.Linter) {
    var descriptions: [String: [RuleDescription]] = [:]
    for description in RuleRegistry.all.map({ $0.description }) {
      for counterpart in description.counterparts where counterpart.linter == linter {
        descriptions[counterpart.id, default: []].append(description)
      }
    }
    self.descriptions = descriptions
  }

  /// The ids of the rules that there is an answer for.
  var ids: [String] { descriptions.keys.sorted() }

  /// The rules that answer for one; none for an id that there's no answer for.
  subscript(_ id: String) -> [RuleDescription] { descriptions[id] ?? [] }
}
