import InterfaceModel

/// Finds storyboards without an initial view controller.
struct NoInitialViewController: DocumentRule {
  static let description = RuleDescription(
    id: "no_initial_view_controller",
    summary: "A storyboard has no initial view controller.",
    rationale: """
      `instantiateInitialViewController()` returns nil. For projects that load every storyboard by its initial \
      controller; a storyboard whose scenes are asked for by their identifiers needs none.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("has_initial_view_controller")],
    badExamples: [
      .file(
        #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene></scenes></document>"#,
        name: "Example.storyboard")
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#,
        attributes: #" initialViewController="a""#),
      .xib(#"<view id="a"/>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard document.kind == .storyboard, document.initialViewController == nil, let root = document.root else {
      return []
    }
    return [finding("the storyboard has no initial view controller", in: document, at: root.range)]
  }
}
