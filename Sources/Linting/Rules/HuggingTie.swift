import InterfaceLayout

/// Finds views beside each other of which any may be stretched.
struct HuggingTie: TieRule {
  static let kind = LayoutTie.Kind.hugging
  static let description = RuleDescription(
    id: "hugging_tie",
    summary: "Views share more room than they need, and hug their content with the same priority.",
    rationale: """
      UIKit stretches one of them, any: another one in the next version of iOS, or where a text is longer. Lower the \
      content hugging priority of the one that is to be stretched.
      """,
    severity: .warning, badExamples: [row(mark: "↓", 251)],
    goodExamples: [row(250), row(attributes: #" verifyAmbiguity="ignoreSizes""#, 251)])

  private static func row(mark: String = "", attributes: String = "", _ priority: Int) -> RuleExample {
    .laidOut(
      #"\#(mark)<label text="One" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="a"\#(attributes)/><label text="Two" horizontalHuggingPriority="\#(priority)" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#,
      RuleExample.row)
  }
}
