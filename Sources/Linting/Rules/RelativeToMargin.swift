import InterfaceModel

/// Finds constraints to margins.
struct RelativeToMargin: IndexedRule {
  static let description = RuleDescription(
    id: "relative_to_margin",
    summary: "A constraint is relative to a margin.",
    rationale: """
      For designs that measure from edges: margins differ with the device and the place of a view, so that a constant \
      of 8 isn't always 8 points from the same line.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("relative_to_margin")],
    badExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints>↓<constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="b"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="16" id="b"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.constraints.compactMap { constraint in
      guard
        let attribute = [constraint.firstAttribute, constraint.secondAttribute].compactMap({ $0 }).first(
          where: \.isMargin)
      else { return nil }
      return finding(
        "the constraint is relative to '\(attribute.rawValue)'", in: indexed.document, at: constraint.range,
        object: constraint.container)
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute lies inside the view by its margins.
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
