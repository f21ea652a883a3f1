import InterfaceModel

/// Finds unwind segues that don't say where to go back to.
struct UnwindWithoutAction: IndexedRule {
  static let description = RuleDescription(
    id: "unwind_without_action",
    summary: "An unwind segue has no action.",
    rationale: """
      UIKit looks for a controller that implements the action; without one it finds none, and nothing is unwound. \
      Connect the segue to Exit again and choose an action.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections>↓<segue destination="x" kind="unwind" id="b"/></connections></viewController><exit id="x"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="x" kind="unwind" unwindAction="back:" id="b"/></connections></viewController><exit id="x"/></objects></scene>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.segues.compactMap { connection, segue in
      guard segue.kind == .unwind, segue.unwindAction?.isEmpty ?? true else { return nil }
      return finding(
        "the unwind segue has no action, so that nothing is unwound. Choose the action to go back to",
        in: indexed.document, at: connection.range, object: connection.source)
    }
  }
}
