import InterfaceLayout

/// Finds controls that are small to touch.
struct TouchTargetSmall: LayoutRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "touch_target_small",
    summary: "A control is smaller than 44 points a side.",
    rationale: """
      Apple's guidelines ask for 44 by 44 points at least; what is smaller is missed by many fingers. Switches, sliders \
      and the like, which have a height of their own, are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, options: [minimum.declaration],
    badExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>↓<button translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="44" id="4"/></constraints></view>"#
      )
    ])

  /// Apple's guidelines ask for 44 points at least.
  private static let minimum = RuleOption("minimum", 44.0, "The least width and height of a control, in points.")
  private let minimum: Double

  init(_ options: RuleOptions) { minimum = options[Self.minimum] }

  func findings(in document: LaidOutDocument) -> [Finding] {
    let length = LengthText.text(minimum)
    return document.visibleControls.filter { view in
      document.object(view).element == "button" && view.frame.width > 0 && view.frame.height > 0
        && min(view.frame.width, view.frame.height) < minimum
    }.map { view in
      finding(
        "the control is \(view.frame.sizeText), less than \(length) by \(length) points", about: view, in: document)
    }
  }
}
