import InterfaceModel

/// Finds objects of an app's own classes that stand in a scene.
struct CustomObjectInScene: DocumentRule {
  static let description = RuleDescription(
    id: "custom_object_in_scene",
    summary: "A scene makes an object that is no view and no controller.",
    rationale: """
      For teams that make models and helpers in code: an object in the scene is made anew each time the scene is loaded, \
      and lives only as long as something holds it.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/>↓<customObject customClass="DataSource" id="b"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"/><placeholder placeholderIdentifier="IBFirstResponder" id="b"/></objects></scene>"#
      ),
      .xib(#"<customObject customClass="DataSource" id="b"/>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.sceneObjects.compactMap { index in
      let object = document.objects[index]
      guard object.element == "customObject" else { return nil }
      return finding(
        "the scene makes '\(ObjectName.describe(object))', which is no view and no controller", in: document,
        at: object.range, object: index)
    }
  }
}
