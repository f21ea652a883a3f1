import InterfaceModel

/// Whether a subview or constraint is there, by the traits: the first condition that holds decides.
struct Presence {
  /// The conditions, the one that names the most traits first.
  var cases: [(condition: TraitCondition, isPresent: Bool)]
  /// Whether it's there where no condition holds.
  var otherwise: Bool

  /// Whether it comes or goes with the traits.
  var isVaried: Bool { cases.contains { $0.isPresent != otherwise } }

  /// What the variations that mention `id` say of it in their masks.
  init(
    of id: String?, in variations: [Variation], _ mask: KeyPath<Variation, [Variation.MaskEntry]>
  ) {
    cases = []
    otherwise = true
    guard let id else { return }
    for variation in variations {
      guard let entry = variation[keyPath: mask].first(where: { $0.reference.id == id }) else { continue }
      if let condition = variation.condition {
        cases.append((condition, entry.isIncluded))
      } else if variation.key == "default" {
        otherwise = entry.isIncluded
      }
    }
    cases.sort { $0.condition.specificity > $1.condition.specificity }
  }

  /// When it's not there.
  var negated: Presence {
    var negated = self
    negated.cases = cases.map { ($0.condition, !$0.isPresent) }
    negated.otherwise = !otherwise
    return negated
  }

  /// The cases that decide anything: one that says what would be said without it doesn't.
  private var decidingCases: [(condition: TraitCondition, isPresent: Bool)] {
    var deciding: [(condition: TraitCondition, isPresent: Bool)] = []
    for entry in cases.reversed() {
      // A broader condition that says the same makes this one superfluous; any other may come between.
      let next = deciding.first { entry.condition.implies($0.condition) }?.isPresent
      let isAlone = deciding.allSatisfy { entry.condition.implies($0.condition) }
      if isAlone, entry.isPresent == next ?? otherwise { continue }
      deciding.insert(entry, at: 0)
    }
    return deciding
  }

  /// The condition in Swift; `name` names a trait condition.
  func expression(_ name: (TraitCondition) -> String) -> String {
    var expression = otherwise ? "true" : "false"
    for (condition, isPresent) in decidingCases.reversed() {
      let test = name(condition)
      switch (isPresent, expression) {
      case (true, "true"), (false, "false"): continue
      case (true, "false"): expression = test
      case (false, "true"): expression = test.contains(" ") ? "!(\(test))" : "!\(test)"
      case (true, _): expression = "\(test) || \(Self.grouped(expression))"
      case (false, _): expression = "!\(Self.grouped(test)) && \(Self.grouped(expression))"
      }
    }
    return expression
  }

  private static func grouped(_ expression: String) -> String {
    expression.contains(" ") ? "(\(expression))" : expression
  }
}
