import LoadGraph

/// Finds scenes that make each other without end.
struct RecursiveEmbed: Rule {
  static let description = RuleDescription(
    id: "recursive_embed",
    summary: "A scene embeds itself, directly or through others.",
    rationale: """
      An embed segue is performed while its scene's view is loaded, and a container's relationships make their \
      controllers together with the container. A scene that comes back to itself by these makes controllers until the \
      app runs out of stack. Let one of the segues be performed by code, or lead to another scene.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>↓<segue destination="a" kind="embed" id="e"/></connections></containerView></subviews></view></viewController></objects></scene>"#
      ),
      .storyboard(
        """
        <scene sceneID="s"><objects><viewController id="a"><connections>↓<segue destination="n" kind="embed" id="e"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
        """),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="a" kind="show" id="e"/></connections></viewController></objects></scene>"#
      ),
      .storyboard(
        """
        <scene sceneID="s"><objects><viewController id="a"><connections><segue destination="b" kind="embed" id="e"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><viewController id="b"/></objects></scene>
        """),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    project.graph.cycles.compactMap { cycle in
      guard cycle.certainty == .certain, cycle.isEmbedding else { return nil }
      return finding(
        "showing this scene makes it again, without end: \(cycle.path). Let code perform one of the segues, or let it "
          + "lead to another scene", at: cycle)
    }
  }
}
