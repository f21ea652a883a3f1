import InterfaceModel

/// Finds segues and relationships that lead nowhere.
struct DanglingSegue: DocumentRule {
  static let description = RuleDescription(
    id: "dangling_segue",
    summary: "A segue leads to a scene that isn't in the document.",
    rationale: """
      Performing the segue, or loading the container that has the relationship, fails at run time. The scene was \
      deleted, or lost in a merge: connect the segue again or remove it.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="↓gone" kind="show" id="b"/></connections></viewController></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="c" kind="show" id="b"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="c"/></objects></scene>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.connections { connection in
      guard case .segue(let segue) = connection.kind else { return nil }
      return (
        segue.identifier ?? segue.relationship ?? segue.kind.rawValue,
        segue.relationship == nil ? "segue" : "relationship"
      )
    } found: { connection, name, kind in
      finding(
        "the \(kind) '\(name)' leads to '\(connection.destination.id)', which isn't in the document. Connect it again "
          + "or remove it", in: document, at: connection.destination.range, object: connection.source)
    }
  }
}
