import InterfaceModel

/// Finds storyboards whose first controller isn't there.
struct DanglingInitialViewController: DocumentRule {
  static let description = RuleDescription(
    id: "dangling_initial_view_controller",
    summary: "The storyboard's initial view controller isn't in the document.",
    rationale: """
      `instantiateInitialViewController()` returns nil, and an app whose main storyboard it is shows a black screen. \
      Choose another initial view controller.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#,
        attributes: #" initialViewController="↓gone""#)
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#,
        attributes: #" initialViewController="a""#)
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let initial = document.initialViewController, document.object(withID: initial.id) == nil else { return [] }
    return [
      finding(
        "the initial view controller '\(initial.id)' isn't in the document, so the storyboard starts with nothing. "
          + "Choose another one", in: document, at: initial.range)
    ]
  }
}
