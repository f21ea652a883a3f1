import InterfaceLayout

/// Finds controls without extent.
struct ZeroSizeInteractive: LayoutRule {
  static let description = RuleDescription(
    id: "zero_size_interactive",
    summary: "The constraints leave no room for a control.",
    rationale: """
      It can neither be seen nor touched. Two of its constraints may meet, or a stack view may have pressed it flat.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<button translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="0" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="a" hidden="YES"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="0" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      ),
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.visibleControls.filter { $0.frame.width <= 0 || $0.frame.height <= 0 }.map { view in
      let side = view.frame.width <= 0 ? "width" : "height"
      return finding("the constraints give the control a \(side) of 0: nobody can touch it", about: view, in: document)
    }
  }
}
