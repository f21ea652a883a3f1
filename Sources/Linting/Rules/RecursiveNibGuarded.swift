import LoadGraph

/// Finds nibs that only a condition keeps from loading themselves.
struct RecursiveNibGuarded: Rule {
  private static let replacing = """
    class Card: UIView {
      override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return self }
        return Bundle.main.loadNibNamed("Card", owner: nil)?.first
      }
    }
    """

  static let description = RuleDescription(
    id: "recursive_nib_guarded",
    summary: "Only a condition keeps a nib from loading itself.",
    rationale: """
      The class loads the nib that holds an object of it, unless something that the condition looks at is otherwise: a \
      flag, the subviews that the nib gives the view, an attribute that the nib doesn't set. That works until somebody \
      changes the document: takes the subviews out, or sets the attribute. Nothing has to be done.
      """,
    severity: .note,
    badExamples: [
      RuleExample([
        .xib(
          #"<view customClass="↓Card" id="a"><subviews><label id="b"/></subviews></view>"#, name: "Card.xib"),
        .source(replacing, name: "Card.swift"),
      ])
    ],
    goodExamples: [
      RuleExample([
        .xib(#"<view id="a"><subviews><label id="b"/></subviews></view>"#, name: "Card.xib"),
        .source(replacing, name: "Card.swift"),
      ]),
      // Without subviews in the nib, the condition always holds: that is an error.
      RuleExample([
        .xib(#"<view customClass="Card" id="a"/>"#, name: "Card.xib"), .source(replacing, name: "Card.swift"),
      ]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    project.graph.cycles.compactMap { cycle in
      guard case .guarded(let reason) = cycle.certainty else { return nil }
      return finding("only this keeps the nib from loading itself: \(reason); \(cycle.path)", at: cycle)
    }
  }
}
