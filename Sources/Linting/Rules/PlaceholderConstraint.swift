import InterfaceModel

/// Finds constraints that are there at design time only.
struct PlaceholderConstraint: IndexedRule {
  static let description = RuleDescription(
    id: "placeholder_constraint",
    summary: "A constraint is removed at build time.",
    rationale: """
      The canvas is laid out with the constraint and the app without it. Code has to take its place; where none does, \
      the layout is ambiguous. It is meant for what code adds: see that it does.
      """,
    severity: .note,
    badExamples: [
      .xib(
        #"<view id="a"><constraints>↓<constraint placeholder="YES" firstAttribute="width" constant="8" id="b"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="8" id="b"/></constraints></view>"#)
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.constraints.compactMap { constraint in
      guard constraint.isPlaceholder else { return nil }
      return finding(
        "the constraint is removed at build time: code has to take its place", in: indexed.document,
        at: constraint.range, object: constraint.container)
    }
  }
}
