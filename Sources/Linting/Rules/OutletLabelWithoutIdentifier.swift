import InterfaceModel
import UIKitCatalog

/// Finds labels that code changes and tests can't ask for.
struct OutletLabelWithoutIdentifier: DocumentRule {
  static let description = RuleDescription(
    id: "outlet_label_without_identifier",
    summary: "A label that a controller has an outlet to has no accessibility identifier.",
    rationale: """
      For apps with tests of their interface: the label's text comes from code, so that a test can find the label by its \
      identifier only.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.xiblint("automation_identifiers_for_outlet_labels")],
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews>↓<label text="0" id="l"/></subviews></view><connections><outlet property="total" destination="l" id="o"/></connections></viewController></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews><label text="0" id="l"><accessibility key="accessibilityConfiguration" identifier="total"/></label><label text="Total" id="m"/></subviews></view><connections><outlet property="total" destination="l" id="o"/></connections></viewController></objects></scene>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    var reported: Set<ObjectIndex> = []
    return document.objects.indices.filter { isController(document.objects[$0]) }.flatMap { controller in
      document.objects[controller].connections.compactMap { connection in
        guard case .outlet = connection.kind, case .object(let label) = document.nodesByID[connection.destination.id],
          document.objects[label].element == "label", document.objects[label].accessibilityText("identifier") == nil,
          reported.insert(label).inserted
        else { return nil }
        return finding(
          "a controller has an outlet to the label, which has no accessibility identifier for tests to find it by",
          in: document, at: document.objects[label].range, object: label)
      }
    }
  }

  private func isController(_ object: InterfaceObject) -> Bool {
    object.isFilesOwner || Catalog.uiKit[object.element]?.objectKind == .controller
  }
}
