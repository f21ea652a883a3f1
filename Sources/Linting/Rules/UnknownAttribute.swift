import InterfaceModel

/// Finds attributes that the catalog doesn't know.
struct UnknownAttribute: DocumentRule {
  static let description = RuleDescription(
    id: "unknown_attribute",
    summary: "The document has an attribute that xibc doesn't know.",
    rationale: """
      What the attribute says is left out of everything xibc makes. If Xcode wrote it, xibc's catalog lacks it: \
      report it.
      """,
    severity: .note,
    badExamples: [.xib(#"<label text="Hello" ↓sparkle="YES" id="a"/>"#)],
    goodExamples: [.xib(#"<label text="Hello" numberOfLines="0" id="a"/>"#)])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.uncarried.compactMap { markup in
      guard case .unknownAttribute = markup.reason, let attribute = markup.attribute else { return nil }
      return finding(
        "'\(attribute)' of '\(markup.element)' is unknown and left out", in: document, at: markup.range,
        object: markup.object)
    }
  }
}
