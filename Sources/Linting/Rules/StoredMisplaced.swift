/// Finds views that Interface Builder found misplaced.
struct StoredMisplaced: StoredVerdictRule {
  static let attribute = "misplaced"
  static let message = "Interface Builder found the view's frame misplaced when it last saved the document"
  static let description = RuleDescription(
    id: "stored_misplaced",
    summary: "Interface Builder stored that a view's frame isn't the one that its constraints give.",
    rationale: """
      The flag is as old as the last time that Xcode laid the scene out. The rule `misplaced_view` lays the document out \
      and says by how much the frames differ.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.ibLinter("misplaced"), .xiblint("autolayout_frames")],
    badExamples: [.xib(#"<view id="a"><subviews><label ↓misplaced="YES" id="b"/></subviews></view>"#)],
    goodExamples: [.xib(#"<view id="a"><subviews><label id="b"/></subviews></view>"#)])
}
