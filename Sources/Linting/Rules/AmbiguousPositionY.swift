import InterfaceLayout

/// Finds views whose vertical position the constraints leave open.
struct AmbiguousPositionY: LayoutRule {
  static let description = RuleDescription(
    id: "ambiguous_position_y",
    summary: "The constraints leave a view's vertical position open.",
    rationale: """
      UIKit takes any of the values that the constraints allow: another one in the next version of iOS, or after a \
      rotation. Pin its top or bottom edge, its centre or a baseline. A view that gets what it needs at run time is left alone where its ambiguity is set to \
      "Never Verify" in Interface Builder.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a" verifyAmbiguity="off"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.ambiguous(.y).map { view in
      finding(
        "the constraints leave the vertical position open: pin its top or bottom edge, its centre or a baseline",
        about: view, in: document)
    }
  }
}
