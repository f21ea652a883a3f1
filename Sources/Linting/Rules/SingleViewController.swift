import InterfaceModel

/// Finds storyboards with more than one controller.
struct SingleViewController: DocumentRule {
  static let description = RuleDescription(
    id: "single_view_controller",
    summary: "A storyboard has more than one view controller.",
    rationale: """
      For teams that keep each scene in a storyboard of its own, so that two people seldom change the same file. \
      References to other storyboards don't count.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("has_single_view_controller")],
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects>↓<viewController id="b"/></objects></scene><scene sceneID="u"><objects><viewController id="c"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Other" id="b"/></objects></scene>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    let controllers = document.scenes.compactMap(document.controller)
    guard controllers.count > 1 else { return [] }
    return [
      finding(
        "the storyboard has \(controllers.count) view controllers, and one is asked for", in: document,
        at: document.objects[controllers[1]].range, object: controllers[1])
    ]
  }
}
