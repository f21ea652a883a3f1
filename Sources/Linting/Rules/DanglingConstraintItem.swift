import InterfaceModel

/// Finds constraints on views that aren't there.
struct DanglingConstraintItem: IndexedRule {
  static let description = RuleDescription(
    id: "dangling_constraint_item",
    summary: "A constraint names a view or guide that isn't in the document.",
    rationale: """
      Xcode refuses to compile the document, or the constraint is lost and with it the layout. Remove the constraint, \
      or bring back what it names.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstItem="↓gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="top" secondItem="↓gone" secondAttribute="top" id="b"/></constraints></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="b"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.constraints.flatMap { constraint in
      [constraint.firstItem, constraint.secondItem].compactMap { item in
        guard let item, document.nodesByID[item.id] == nil else { return nil }
        return finding(
          "the constraint names '\(item.id)', which isn't in the document. Remove the constraint or bring back what it "
            + "names", in: document, at: item.range, object: constraint.container)
      }
    }
  }
}
