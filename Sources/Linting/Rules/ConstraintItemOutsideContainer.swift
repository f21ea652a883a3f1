import InterfaceModel

/// Finds constraints that hold on to something outside the view that has them.
struct ConstraintItemOutsideContainer: IndexedRule {
  static let description = RuleDescription(
    id: "constraint_item_outside_container",
    summary: "A constraint names a view outside the one that holds it.",
    rationale: """
      Activating it throws: the views of a constraint have to be the view that holds it or stand inside it. Move the \
      constraint to an ancestor that both views have.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><subviews><view id="c"><constraints><constraint firstItem="c" firstAttribute="top" secondItem="↓d" secondAttribute="top" id="b"/></constraints></view><label id="d"/></subviews></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><view id="c"/><label id="d"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="c" firstAttribute="top" secondItem="d" secondAttribute="top" id="b"/><constraint firstItem="c" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="e"/></constraints></view>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides><view key="view" id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="b"/></constraints></view></viewController></objects></scene>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.constraints.flatMap { constraint in
      [constraint.firstItem, constraint.secondItem].compactMap { item in
        guard let item, let view = view(of: item, in: document), !document.isObject(view, within: constraint.container)
        else { return nil }
        let container = ObjectName.describe(document.objects[constraint.container])
        return finding(
          "'\(ObjectName.describe(document.objects[view]))' isn't inside '\(container)', which holds the constraint; "
            + "activating it throws. Move the constraint to an ancestor of both", in: document, at: item.range,
          object: constraint.container)
      }
    }
  }

  /// The view that an item is, or whose guide it is; nil for a controller's guides, which stand apart.
  private func view(of item: ObjectReference, in document: InterfaceDocument) -> ObjectIndex? {
    switch document.nodesByID[item.id] {
    case .object(let index): return index
    case .layoutGuide(let owner, let position):
      guard case .view = document.objects[owner].layoutGuides[position].kind else { return nil }
      return owner
    case .constraint, .connection, .other, nil: return nil
    }
  }
}
