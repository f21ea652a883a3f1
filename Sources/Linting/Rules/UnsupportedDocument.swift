import InterfaceBuilder

/// Says of documents for other platforms that they aren't looked into.
struct UnsupportedDocument: Rule {
  static let description = RuleDescription(
    id: "unsupported_document",
    summary: "The document is of a kind that isn't looked into.",
    rationale: """
      Documents for macOS and watchOS, and the format of Xcode 4 and older, are well-formed XML whose objects xibc \
      doesn't know. Nothing is said about them, and nothing is made of them.
      """,
    severity: .note,
    badExamples: [
      .file(#"↓<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#),
      .file(#"↓<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"/>"#),
      .file(
        #"↓<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"/>"#),
    ],
    goodExamples: [
      .xib(#"<view contentMode="scaleToFill" id="a"/>"#),
      .file(#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" targetRuntime="AppleTV"/>"#),
    ])

  func findings(in file: LintedFile) -> [Finding] {
    guard case .unsupported(let document) = file.reading else { return [] }
    return [
      Finding(
        ruleID: Self.description.id, severity: Self.description.severity, message: document.message, file: file.path,
        position: document.position)
    ]
  }
}
