import InterfaceModel
import UIKitCatalog

/// Finds controllers that leave the tab bar where it is.
struct HidesBottomBar: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "hides_bottom_bar",
    summary: "A controller doesn't hide the bottom bar when it is pushed.",
    rationale: """
      For apps whose tab bar is to show with the first controllers of its tabs only. These are to be excluded by their \
      classes.
      """,
    severity: .warning, isEnabledByDefault: false, options: [excluded.declaration],
    counterparts: [.ibLinter("hides_bottom_bar")],
    badExamples: [.storyboard(#"<scene sceneID="s"><objects>↓<viewController id="a"/></objects></scene>"#)],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController hidesBottomBarWhenPushed="YES" id="a"/></objects></scene>"#),
      .storyboard(#"<scene sceneID="s"><objects><viewController customClass="Home" id="a"/></objects></scene>"#)
        .with(RuleOptions(values: ["excluded": .texts(["Home"])])),
    ])

  private static let excluded = RuleOption(
    "excluded", [String](), "The classes of the controllers that may leave the bar, as `UINavigationController`.")
  private let excluded: Set<String>

  init(_ options: RuleOptions) { excluded = Set(options[Self.excluded]) }

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.scenes.compactMap(document.controller).compactMap { index in
      let object = document.objects[index]
      let name = object.customClass?.name ?? Catalog.uiKit[object.element]?.className ?? object.element
      guard object["hidesBottomBarWhenPushed"] != "YES", !excluded.contains(name) else { return nil }
      return finding(
        "'\(name)' doesn't hide the bottom bar when it is pushed", in: document, at: object.range, object: index)
    }
  }
}
