import LoadGraph

/// Finds documents that may load themselves.
struct RecursiveNibPossible: Rule {
  private static let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>"#

  static let description = RuleDescription(
    id: "recursive_nib_possible",
    summary: "A nib may load itself: what decides it isn't known.",
    rationale: """
      Without sources, a class that is a document's File's Owner is taken to load it, which would never end where the \
      document holds an object of the class. With sources, the name of the nib, a condition, or code that isn't there \
      may leave it open. The message says what isn't known: look there, or give the missing sources with `--sources`.
      """,
    severity: .warning,
    badExamples: [
      .xib(owner + #"<view customClass="↓Card" id="a"/>"#, name: "Card.xib"),
      .xib(
        owner + #"<view id="a"><subviews><view customClass="↓Card" id="b"/></subviews></view>"#, name: "Card.xib"),
      RuleExample([
        .xib(#"<view customClass="↓Card" id="a"/>"#, name: "Card.xib"),
        .source(
          """
          class Card: UIView {
            override func awakeFromNib() {
              super.awakeFromNib()
              Bundle.main.loadNibNamed(theme.nibName, owner: self)
            }
          }
          """, name: "Card.swift"),
      ]),
    ],
    goodExamples: [
      .xib(owner + #"<view id="a"/>"#, name: "Card.xib"),
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view customClass="Card" id="a"/>"#,
        name: "Card.xib"),
      RuleExample([
        .xib(owner + #"<view customClass="Card" id="a"/>"#, name: "Card.xib"),
        .source("class Card: UIView {}", name: "Card.swift"),
      ]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    project.graph.cycles.compactMap { cycle in
      guard case .possible(let reason) = cycle.certainty else { return nil }
      return finding(
        "this may go on without end: \(cycle.path); what isn't known for certain: \(reason)", at: cycle,
        fixes: cycle.remedies(in: project))
    }
  }
}
