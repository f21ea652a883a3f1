import InterfaceModel

/// Finds the build of the system that saved the document.
struct NoisyHeader: DocumentRule {
  static let description = RuleDescription(
    id: "noisy_header",
    summary: "The document says which build of macOS saved it.",
    rationale: """
      The number changes with every machine that saves the document, which makes changes and conflicts where nothing \
      changed. Nothing reads it; `lint --fix` takes it out, until Xcode saves the document again.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" ↓systemVersion="21G115" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#
      )
    ],
    goodExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard let attribute = document.root?.attribute("systemVersion") else { return [] }
    return [
      finding(
        "the document says that macOS \(attribute.value) saved it, which changes with every machine", in: document,
        at: attribute.range, fixes: [Fix("take it out", edits: [TextEdit(removing: attribute, in: document.source)])])
    ]
  }
}
