import InterfaceModel

/// Finds constraints to left and right edges.
struct LeftRightAttribute: IndexedRule {
  static let description = RuleDescription(
    id: "left_right_attribute",
    summary: "A constraint names a left or right edge.",
    rationale: """
      Where the language is written from right to left, everything mirrors but this edge. Use leading and trailing, \
      unless the place is meant to stay, as the controls of a player.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="left" secondItem="a" secondAttribute="left" id="b"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view semanticContentAttribute="forceLeftToRight" id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="left" secondItem="a" secondAttribute="left" id="b"/></constraints></view>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.constraints.compactMap { constraint in
      guard
        let attribute = [constraint.firstAttribute, constraint.secondAttribute].compactMap({ $0 }).first(
          where: \.isAbsoluteEdge), mirrors(document.objects[constraint.container])
      else { return nil }
      return finding(
        "'\(attribute.rawValue)' doesn't mirror with the language: use '\(directional(attribute))'", in: document,
        at: constraint.range, object: constraint.container)
    }
  }

  /// What a person marked as playback or spatial, or as one way round, is meant not to mirror.
  private func mirrors(_ container: InterfaceObject) -> Bool {
    ["unspecified", nil].contains(container["semanticContentAttribute"])
  }

  private func directional(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left: LayoutAttribute.leading.rawValue
    case .leftMargin: LayoutAttribute.leadingMargin.rawValue
    case .rightMargin: LayoutAttribute.trailingMargin.rawValue
    default: LayoutAttribute.trailing.rawValue
    }
  }
}
