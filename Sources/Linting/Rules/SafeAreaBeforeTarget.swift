import InterfaceModel

/// Finds safe areas that the oldest system that an app is for doesn't know.
struct SafeAreaBeforeTarget: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "safe_area_before_target",
    summary: "A constraint may hold on to a safe area that the deployment target hasn't.",
    rationale: """
      Safe areas came with iOS 11. For iOS 9 and 10 Interface Builder puts the controller's guides in their place, which \
      it can for the root view of a scene only; anywhere else the guide isn't there. Set `deploymentTarget` in the \
      configuration; without it nothing is found.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"<view id="a">↓<viewLayoutGuide key="safeArea" id="g"/></view>"#)
        .with(RuleOptions(deploymentTarget: SystemVersion(10))),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v">↓<viewLayoutGuide key="safeArea" id="g"/></view></viewController></objects></scene>"#
      ).with(RuleOptions(deploymentTarget: SystemVersion(8))),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><viewLayoutGuide key="safeArea" id="g"/></view></viewController></objects></scene>"#
      ).with(RuleOptions(deploymentTarget: SystemVersion(9))),
      .xib(#"<view id="a"><viewLayoutGuide key="safeArea" id="g"/></view>"#)
        .with(RuleOptions(deploymentTarget: SystemVersion(11))),
    ])

  private let target: SystemVersion?

  init(_ options: RuleOptions) { target = options.deploymentTarget }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let target, target < SystemVersion(11), document.platform == .iOS else { return [] }
    return document.objects.indices.flatMap { index in
      document.objects[index].layoutGuides.compactMap { guide in
        guard guide.kind == .view(key: "safeArea"), target < SystemVersion(9) || !isRoot(index, in: document) else {
          return nil
        }
        return finding(
          "the safe area is there since iOS 11, and the document is for iOS \(target)", in: document, at: guide.range,
          object: index)
      }
    }
  }

  /// Whether a view is the root of a scene's controller.
  private func isRoot(_ index: ObjectIndex, in document: InterfaceDocument) -> Bool {
    document.kind == .storyboard && document.objects[index].role == .keyed("view")
  }
}
