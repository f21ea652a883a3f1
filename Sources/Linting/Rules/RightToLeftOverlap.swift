import InterfaceLayout

/// Finds texts and controls that cover each other only where lines run from right to left.
struct RightToLeftOverlap: LayoutRule {
  static let description = RuleDescription(
    id: "rtl_overlap",
    summary: "Two texts or controls cover each other in languages that run from right to left.",
    rationale: """
      Leading and trailing edges change sides there, left and right ones don't: views that are pinned by both kinds \
      move onto each other. Use leading and trailing for both.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/>↓<switch translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="v" firstAttribute="right" secondItem="b" secondAttribute="right" constant="8" id="3"/><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="v" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="8" id="3"/><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="4"/></constraints></view>"#
      )
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    let known = Set(document.overlaps(in: document.own).map(\.objects))
    return document.overlaps(in: document.mirrored).filter { !known.contains($0.objects) }.map { overlap in
      let other = document.object(overlap.lower)
      return finding(
        "where lines run from right to left, '\(ObjectName.describe(document.object(overlap.upper)))' covers '\(ObjectName.describe(other))': pin both by leading and trailing",
        about: overlap.upper, in: document)
    }
  }
}
