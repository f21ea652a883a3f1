/// Finds views that Interface Builder found ambiguous.
struct StoredAmbiguous: StoredVerdictRule {
  static let attribute = "ambiguous"
  static let message = "Interface Builder found the view's constraints ambiguous when it last saved the document"
  static let description = RuleDescription(
    id: "stored_ambiguous",
    summary: "Interface Builder stored that a view's constraints are ambiguous.",
    rationale: """
      The flag is as old as the last time that Xcode laid the scene out, which it doesn't do for scenes that weren't \
      looked at. The rules `ambiguous_position_x` and its like lay the document out and say what is missing.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.ibLinter("ambiguous"), .xiblint("autolayout_frames")],
    badExamples: [.xib(#"<view id="a"><subviews><label ↓ambiguous="YES" id="b"/></subviews></view>"#)],
    goodExamples: [
      .xib(#"<view id="a"><subviews><label id="b"/></subviews></view>"#),
      .xib(
        #"<view id="a"><subviews><label ambiguous="YES" verifyAmbiguity="ignoreSizes" id="b"/></subviews></view>"#),
    ])
}
