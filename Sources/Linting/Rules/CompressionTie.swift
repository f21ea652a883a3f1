import InterfaceLayout

/// Finds views beside each other of which any may be cut short.
struct CompressionTie: TieRule {
  static let kind = LayoutTie.Kind.compression
  static let description = RuleDescription(
    id: "compression_tie",
    summary: "Views share less room than they need, and resist compression with the same priority.",
    rationale: """
      UIKit cuts one of them short, any: another one in the next version of iOS, or in another language. Lower the \
      compression resistance of the one that matters less. Texts that fit exactly, and grow with the user's type size, \
      count as well.
      """,
    severity: .warning, badExamples: [row(mark: "↓", 750)],
    goodExamples: [row(749), row(attributes: #" verifyAmbiguity="ignoreSizes""#, 750)])

  private static func row(mark: String = "", attributes: String = "", _ priority: Int) -> RuleExample {
    .laidOut(
      #"\#(mark)<label text="A text that takes more than its half" translatesAutoresizingMaskIntoConstraints="NO" id="a"\#(attributes)/><label text="Another one that takes too much" horizontalCompressionResistancePriority="\#(priority)" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#,
      RuleExample.row)
  }
}
