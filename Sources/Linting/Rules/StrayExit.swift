import InterfaceModel

/// Finds unwind segues that don't lead to their scene's exit.
struct StrayExit: IndexedRule {
  static let description = RuleDescription(
    id: "stray_exit",
    summary: "An unwind segue leads to something other than its scene's exit, or another segue leads to an exit.",
    rationale: """
      Unwinding begins at the Exit of the segue's own scene: to anything else UIKit doesn't unwind, and an exit is no \
      controller that could be shown. Such connections come of merges; connect the segue again.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="↓b" kind="unwind" unwindAction="back:" id="c"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="↓x" kind="show" id="c"/></connections></viewController><exit id="x"/></objects></scene>"#
      ),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="x" kind="unwind" unwindAction="back:" id="c"/></connections></viewController><exit id="x"/></objects></scene>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.segues.compactMap { connection, segue in
      guard case .object(let destination) = document.nodesByID[connection.destination.id] else { return nil }
      let isExit = document.objects[destination].element == "exit"
      guard isExit || segue.kind == .unwind else { return nil }
      let message: String
      if !isExit {
        message =
          "an unwind segue has to lead to the exit of its scene, and this one leads to "
          + "'\(ObjectName.describe(document.objects[destination]))'. Connect it again"
      } else if segue.kind != .unwind {
        message = "only an unwind segue can lead to an exit, which is no controller to show. Connect it again"
      } else {
        return nil
      }
      return finding(message, in: document, at: connection.destination.range, object: connection.source)
    }
  }
}
