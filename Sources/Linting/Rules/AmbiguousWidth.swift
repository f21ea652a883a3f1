import InterfaceLayout

/// Finds views whose width the constraints leave open.
struct AmbiguousWidth: LayoutRule {
  static let description = RuleDescription(
    id: "ambiguous_width",
    summary: "The constraints leave a view's width open.",
    rationale: """
      UIKit takes any of the values that the constraints allow: another one in the next version of iOS, or after a \
      rotation. Give it a width, pin both of its sides, or give it content that has one. A view that gets what it needs at run time is left alone where its ambiguity is set to \
      "Never Verify" in Interface Builder.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a" verifyAmbiguity="off"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.ambiguous(.width).map { view in
      finding(
        "the constraints leave the width open: give it a width, pin both of its sides, or give it content that has one",
        about: view, in: document)
    }
  }
}
