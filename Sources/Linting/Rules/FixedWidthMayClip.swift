import InterfaceLayout
import InterfaceModel

/// Finds texts whose width is fixed.
struct FixedWidthMayClip: DocumentRule {
  static let description = RuleDescription(
    id: "fixed_width_may_clip",
    summary: "A text has a fixed width.",
    rationale: """
      In another language, or with larger type, it is longer and cut off. Make the constraint a minimum (≥), or pin the \
      text to its surroundings.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/>↓<constraint firstItem="a" firstAttribute="width" constant="80" id="3"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="80" id="3"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.constraints.compactMap { constraint in
      guard constraint.firstAttribute == .width, constraint.secondAttribute == nil, constraint.relation == .equal,
        constraint.priority.value == 1000, !constraint.isPlaceholder
      else { return nil }
      let item =
        constraint.firstItem.flatMap { document.object(withID: $0.id) } ?? document.objects[constraint.container]
      guard item.showsText else { return nil }
      return finding(
        "'\(ObjectName.describe(item))' is \(LengthText.text(constraint.constant.value)) points wide in every language: make that a minimum (≥), or pin the text to its surroundings",
        in: document, at: constraint.range, object: item.index)
    }
  }
}
