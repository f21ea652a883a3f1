import InterfaceLayout

/// Finds views that lie outside of what holds them.
struct OffscreenView: LayoutRule {
  static let description = RuleDescription(
    id: "offscreen_view",
    summary: "The constraints put a view entirely outside of the view at the root.",
    rationale: """
      Nobody sees it. A view that is to come in from outside is better hidden until then, or moved by a transform. \
      What a scroll view holds is left alone.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="trailing" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ])

  func findings(in document: LaidOutDocument) -> [Finding] {
    let layout = document.own
    return layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard view.isSolved, view.ambiguous.isEmpty, let (frame, root) = document.frameInRoot(place),
        frame.width > 0, frame.height > 0, !frame.intersects(root)
      else { return nil }
      return finding(
        "the view lies outside of the root view, at \(frame.text) of \(root.sizeText)", about: view, in: document)
    }
  }
}
