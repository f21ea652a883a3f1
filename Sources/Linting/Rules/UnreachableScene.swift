import InterfaceModel

/// Finds scenes that nothing leads to.
struct UnreachableScene: IndexedRule {
  static let description = RuleDescription(
    id: "unreachable_scene",
    summary: "Nothing leads to a scene, and it has no identifier.",
    rationale: """
      The scene is in the app but can't be shown: it isn't the initial one, no segue leads to it, and code can't ask for \
      it. Connect it, give it a storyboard identifier, or remove it.
      """,
    severity: .warning,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene><scene sceneID="t"><objects>↓<viewController id="b"/></objects></scene>"#,
        attributes: #" initialViewController="a""#)
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="b" kind="show" id="c"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene><scene sceneID="u"><objects><viewController storyboardIdentifier="Settings" id="d"/></objects></scene>"#,
        attributes: #" initialViewController="a""#)
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard document.kind == .storyboard else { return [] }
    var reached = Set(
      indexed.segues.lazy.map { $0.connection }.filter { connection in
        // What leads from a scene to itself doesn't lead into it.
        guard case .object(let destination) = document.nodesByID[connection.destination.id] else { return false }
        return !document.isObject(connection.source, within: destination)
      }.map(\.destination.id))
    if let initial = document.initialViewController { reached.insert(initial.id) }
    return document.scenes.compactMap { scene in
      guard let controller = document.controller(of: scene) else { return nil }
      let object = document.objects[controller]
      guard object["storyboardIdentifier"]?.isEmpty ?? true, let id = object.id, !reached.contains(id) else {
        return nil
      }
      return finding(
        "nothing leads to the scene of '\(ObjectName.describe(object))', and it has no identifier to ask for it by",
        in: document, at: object.range, object: controller)
    }
  }
}
