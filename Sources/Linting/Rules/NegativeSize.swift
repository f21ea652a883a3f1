import InterfaceLayout

/// Finds views that constraints would make smaller than nothing.
struct NegativeSize: LayoutRule {
  static let description = RuleDescription(
    id: "negative_size",
    summary: "The constraints would give a view a negative width or height.",
    rationale: """
      No view is smaller than 0 points, so UIKit leaves another constraint unmet: the view is gone, and what hangs on it \
      lies elsewhere than drawn. Its edges have changed sides, a constant has the wrong sign, or others take all the \
      room. Where only required constraints are to blame it is a matter for `conflicting_constraints`.
      """,
    severity: .warning,
    badExamples: [example("↓", 320)], goodExamples: [example("", 80)])

  private static func example(_ mark: String, _ inset: Int) -> RuleExample {
    .laidOut(
      #"\#(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
      RuleExample.leading + RuleExample.top
        + #"<constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="\#(inset)" priority="900" id="3"/>"#
        + RuleExample.height(40)
    )
  }

  func findings(in document: LaidOutDocument) -> [Finding] {
    let inConflict = Set(document.own.conflicts.flatMap(\.views))
    return document.own.views.indices.compactMap { place in
      let view = document.own.views[place]
      guard let side = view.negativeSizes.first, view.ambiguous.isEmpty, !inConflict.contains(place) else {
        return nil
      }
      return finding(
        "the constraints would make the \(side.rawValue) negative, and it is 0: its edges have changed sides, or others take all the room",
        about: view, in: document)
    }
  }
}
