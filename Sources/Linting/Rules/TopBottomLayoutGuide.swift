import InterfaceModel

/// Finds constraints to the guides that controllers had before safe areas.
struct TopBottomLayoutGuide: IndexedRule {
  static let description = RuleDescription(
    id: "top_bottom_layout_guide",
    summary: "A constraint holds on to a controller's top or bottom layout guide.",
    rationale: """
      The guides are deprecated since iOS 11: they know of bars, but of no notch at the sides and no additional insets. \
      Tick "Use Safe Area Layout Guides" in the file's inspector, and Xcode moves the constraints over.
      """,
    severity: .note, isEnabledByDefault: false,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides><view key="view" id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="top" secondItem="↓t" secondAttribute="bottom" id="b"/></constraints></view></viewController></objects></scene>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="b"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.constraints.flatMap { constraint in
      [constraint.firstItem, constraint.secondItem].compactMap { item in
        guard let item, let name = guide(item, in: indexed.document) else { return nil }
        return finding(
          "the controller's \(name) layout guide is deprecated since iOS 11: use the safe area", in: indexed.document,
          at: item.range, object: constraint.container)
      }
    }
  }

  private func guide(_ item: ObjectReference, in document: InterfaceDocument) -> String? {
    guard case .layoutGuide(let owner, let position) = document.nodesByID[item.id] else { return nil }
    switch document.objects[owner].layoutGuides[position].kind {
    case .controllerTop: return "top"
    case .controllerBottom: return "bottom"
    case .view: return nil
    }
  }
}
