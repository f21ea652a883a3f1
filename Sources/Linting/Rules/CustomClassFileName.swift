import InterfaceModel

/// Finds storyboards of one scene that aren't called as their controller's class.
struct CustomClassFileName: DocumentRule {
  static let description = RuleDescription(
    id: "custom_class_file_name",
    summary: "A storyboard with one scene isn't called as the class of its controller.",
    rationale: """
      For teams that load a storyboard by the name of the controller's class: under another name it isn't found, and \
      loading throws. `Main` and storyboards of several scenes are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("custom_class_name")],
    badExamples: [
      .storyboard(#"<scene sceneID="s"><objects><viewController customClass="↓Login" id="a"/></objects></scene>"#)
    ],
    goodExamples: [
      .storyboard(#"<scene sceneID="s"><objects><viewController customClass="Example" id="a"/></objects></scene>"#),
      .storyboard(#"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    let stem = document.fileStem
    guard document.scenes.count == 1, stem != "Main", let controller = document.controller(of: document.scenes[0]),
      let custom = document.objects[controller].customClass, custom.name != stem
    else { return [] }
    return [
      finding(
        "the class '\(custom.name)' isn't the storyboard's name '\(stem)'", in: document, at: custom.range,
        object: controller)
    ]
  }
}
