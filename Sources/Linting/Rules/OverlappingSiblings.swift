import InterfaceLayout

/// Finds texts and controls of the same view that cover each other.
struct OverlappingSiblings: LayoutRule {
  static let description = RuleDescription(
    id: "overlapping_siblings",
    summary: "Two texts or controls in the same view cover each other.",
    rationale: """
      Text over text can't be read, and of two controls the lower one can't be touched. Constrain one to the other.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/>↓<switch translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="3"/><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="3"/><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="4"/></constraints></view>"#
      )
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.overlaps(in: document.own).map { overlap in
      let other = document.object(overlap.lower)
      return finding(
        "'\(ObjectName.describe(document.object(overlap.upper)))' covers '\(ObjectName.describe(other))': constrain one to the other",
        about: overlap.upper, in: document)
    }
  }
}
