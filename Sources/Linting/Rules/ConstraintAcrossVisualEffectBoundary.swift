import InterfaceModel

/// Finds constraints that reach out of the content of a visual effect view.
struct ConstraintAcrossVisualEffectBoundary: IndexedRule {
  static let description = RuleDescription(
    id: "constraint_across_visual_effect_boundary",
    summary: "A constraint ties what is inside a visual effect view's content to the effect view itself.",
    rationale: """
      The effect view lays its content view out by itself, and Interface Builder solves the constraint as if both were \
      one view, which they aren't at run time. Tie the view to the content view instead.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<visualEffectView id="a"><view key="contentView" id="b"><subviews><label id="c"/></subviews></view><constraints>↓<constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/></constraints></visualEffectView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<visualEffectView id="a"><view key="contentView" id="b"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" id="d"/></constraints></view><constraints><constraint firstAttribute="height" constant="44" id="e"/></constraints></visualEffectView>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    let effects = Set(indexed.places(of: "visualEffectView"))
    guard !effects.isEmpty else { return [] }
    return indexed.constraints.compactMap { constraint in
      guard constraint.secondAttribute != nil else { return nil }
      let first = indexed.object(constraint.firstItem, of: constraint)
      let second = indexed.object(constraint.secondItem, of: constraint)
      for case let (effect?, content?) in [(first, second), (second, first)]
      where effects.contains(effect) && effect != content && document.isObject(content, within: effect) {
        return finding(
          "the constraint ties '\(ObjectName.describe(document.objects[content]))' to the effect view around it: tie it "
            + "to the content view", in: document, at: constraint.range, object: constraint.container)
      }
      return nil
    }
  }
}
