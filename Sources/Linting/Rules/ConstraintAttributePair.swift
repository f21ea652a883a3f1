import InterfaceModel

/// Finds constraints that tie what can't be tied.
struct ConstraintAttributePair: IndexedRule {
  static let description = RuleDescription(
    id: "constraint_attribute_pair",
    summary: "A constraint ties attributes that can't be tied.",
    rationale: """
      UIKit throws an exception when the constraint is made: a position can't equal a size, a place along x can't \
      equal one along y, an edge can't equal a number, and leading or trailing can't be tied to left or right.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="leading" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="width" secondItem="a" secondAttribute="top" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="left" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="leading" constant="8" id="b"/></constraints></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="b"/><constraint firstItem="c" firstAttribute="width" secondItem="a" secondAttribute="height" id="d"/><constraint firstItem="c" firstAttribute="left" secondItem="a" secondAttribute="centerX" id="e"/><constraint firstAttribute="height" constant="44" id="f"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.constraints.compactMap { constraint in
      guard let first = constraint.firstAttribute, let objection = objection(first, constraint) else { return nil }
      return finding(objection, in: document, at: constraint.range, object: constraint.container)
    }
  }

  private func objection(_ first: LayoutAttribute, _ constraint: Constraint) -> String? {
    guard let second = constraint.secondAttribute else {
      guard first.axis != .size, constraint.secondItem == nil else { return nil }
      return "'\(first.rawValue)' is a place and can't equal a number alone; UIKit throws. Name a second item"
    }
    if first.axis != second.axis {
      return
        "'\(first.rawValue)' can't be tied to '\(second.rawValue)': \(meaning(first)) isn't \(meaning(second)), and "
        + "UIKit throws"
    }
    if first.isDirectionalEdge && second.isAbsoluteEdge || first.isAbsoluteEdge && second.isDirectionalEdge {
      return "'\(first.rawValue)' can't be tied to '\(second.rawValue)': one mirrors with the language, the other "
        + "doesn't, and UIKit throws"
    }
    return nil
  }

  private func meaning(_ attribute: LayoutAttribute) -> String {
    switch attribute.axis {
    case .horizontalPosition: "a place along x"
    case .verticalPosition: "a place along y"
    case .size: "a size"
    }
  }
}
