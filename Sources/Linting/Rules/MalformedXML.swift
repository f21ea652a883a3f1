import InterfaceBuilder

/// Finds files that are no well-formed XML.
struct MalformedXML: Rule {
  static let description = RuleDescription(
    id: "malformed_xml",
    summary: "The file is no well-formed XML.",
    rationale: """
      Neither Xcode nor xibc can read it. A conflict that a version control system left behind is the usual cause; a \
      document type or an entity of its own has no place in an interface document.
      """,
    severity: .error,
    badExamples: [
      .xib(#"<view contentMode="scaleToFill" id="a">↓</label>"#),
      .xib(
        """
        ↓<<<<<<< HEAD
        <view contentMode="scaleToFill" id="a"/>
        =======
        <view contentMode="center" id="a"/>
        >>>>>>> branch
        """),
      .file("↓"),
    ],
    goodExamples: [.xib(#"<view contentMode="scaleToFill" id="a"/>"#)])

  func findings(in file: LintedFile) -> [Finding] {
    guard case .malformed(let error) = file.reading else { return [] }
    return [
      Finding(
        ruleID: Self.description.id, severity: Self.description.severity, message: error.message, file: file.path,
        position: error.position)
    ]
  }
}
