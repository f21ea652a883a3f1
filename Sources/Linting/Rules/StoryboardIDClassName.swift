import InterfaceModel

/// Finds scenes whose identifier isn't the class of their controller.
struct StoryboardIDClassName: DocumentRule {
  static let description = RuleDescription(
    id: "storyboard_id_class_name",
    summary: "A scene's identifier isn't the name of its controller's class.",
    rationale: """
      For teams that ask for a controller by `String(describing:)` of its class: under another identifier it isn't \
      found, and asking throws.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("storyboard_viewcontroller_id")],
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController ↓storyboardIdentifier="login" customClass="Login" id="a"/></objects></scene>"#
      ),
      .storyboard(#"<scene sceneID="s"><objects>↓<viewController customClass="Login" id="a"/></objects></scene>"#),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController storyboardIdentifier="Login" customClass="Login" id="a"/></objects></scene><scene sceneID="t"><objects><navigationController id="b"/></objects></scene>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.scenes.compactMap(document.controller).compactMap { index in
      let object = document.objects[index]
      let identifier = object.attribute("storyboardIdentifier")
      guard identifier?.text != object.customClass?.name else { return nil }
      let message =
        switch (identifier?.text, object.customClass?.name) {
        case (let identifier?, let name?): "the identifier '\(identifier)' isn't the class's name '\(name)'"
        case (let identifier?, nil): "the identifier '\(identifier)' is no class's name: the controller has no class"
        case (nil, let name): "the controller of class '\(name ?? "")' has no identifier"
        }
      return finding(message, in: document, at: identifier?.range ?? object.range, object: index)
    }
  }
}
