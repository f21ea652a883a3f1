import InterfaceLayout

/// Finds views whose stored frame isn't the one that the constraints give.
struct MisplacedView: LayoutRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "misplaced_view",
    summary: "A view's stored frame differs from the one that the constraints give.",
    rationale: """
      At run time the constraints decide, so what the canvas shows isn't what users see. Xcode's "Update Frames" puts \
      it right, and so does `lint --fix`. Views whose content has a size that can only be estimated are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, options: [tolerance.declaration],
    counterparts: [.ibLinter("misplaced"), .xiblint("autolayout_frames")],
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="8.0" width="90" height="40"/></view></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="8.0" width="80" height="40"/></view></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ])

  /// Older versions of Xcode stored whole points.
  private static let tolerance = RuleOption(
    "tolerance", 1.0, "How far a number of the stored frame may be off, in points.")
  private let tolerance: Double

  init(_ options: RuleOptions) { tolerance = options[Self.tolerance] }

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.own.views.compactMap { view in
      guard view.isSolved, !view.isEstimated, view.ambiguous.isEmpty, let stored = view.stored,
        FrameAttribute.allCases.contains(where: { abs(view.frame[$0] - stored[$0]) > tolerance })
      else { return nil }
      return finding(
        "the document has the frame \(stored.text), the constraints give \(view.frame.text)", about: view,
        in: document, fixes: [fix(of: view, in: document)])
    }
  }

  /// Apple's documents store every frame. Those of the view language have one only where no constraint gives it.
  private func fix(of view: ViewLayout, in laidOut: LaidOutDocument) -> Fix {
    let (object, source) = (laidOut.object(view), laidOut.document.source)
    guard laidOut.document.root == nil else {
      return Fix(
        "store the frame \(view.frame.text)", edits: object.edits(storing: view.frame, in: source) ?? [])
    }
    return Fix("take the frame out: the constraints give it", edits: object.edits(removingFrameIn: source) ?? [])
  }
}
