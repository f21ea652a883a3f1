import InterfaceModel

/// Finds controls that tests can't ask for.
struct MissingAccessibilityIdentifier: IndexedRule {
  static let description = RuleDescription(
    id: "missing_accessibility_identifier",
    summary: "A button, text field or text view has no accessibility identifier.",
    rationale: """
      For apps with tests of their interface, which find controls by their identifiers: by their titles they find them in \
      one language only.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.xiblint("automation_identifiers")],
    badExamples: [.xib(#"↓<button id="a"/>"#)],
    goodExamples: [
      .xib(
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="save"/></button><label id="b"/>"#)
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return ["button", "textField", "textView"].flatMap(indexed.places).compactMap { index in
      let object = document.objects[index]
      guard object.accessibilityText("identifier") == nil else { return nil }
      return finding(
        "the \(object.element) has no accessibility identifier for tests to find it by", in: document, at: object.range,
        object: index)
    }
  }
}
