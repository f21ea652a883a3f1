import InterfaceLayout
import InterfaceModel

/// Finds constraints that follow from others.
struct RedundantConstraint: LayoutRule {
  static let description = RuleDescription(
    id: "redundant_constraint",
    summary: "A constraint follows from others.",
    rationale: """
      The layout stays as it is without it, but changing any of them makes them conflict. Only required equalities count; \
      what stack views do by themselves counts as the others. Of the constraints that say the same, the last is named.
      """,
    severity: .note, isEnabledByDefault: false,
    badExamples: [
      example(#"↓<constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="5"/>"#)
    ],
    goodExamples: [
      example(""),
      example(
        #"<constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="5"/>"#),
    ])

  private static func example(_ last: String) -> RuleExample {
    .laidOut(
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
      RuleExample.leading + RuleExample.top
        + #"<constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="3"/>"#
        + RuleExample.height(40) + last
    )
  }

  func findings(in document: LaidOutDocument) -> [Finding] {
    let inConflict = Set(document.own.conflicts.flatMap(\.constraints))
    let redundant = Set(document.redundantConstraints).subtracting(inConflict)
    return document.document.constraints.compactMap { constraint in
      guard let id = constraint.id, redundant.contains(id) else { return nil }
      return finding(
        "the constraint follows from others: the layout is the same without it", in: document.document,
        at: constraint.range, object: constraint.container)
    }
  }
}
