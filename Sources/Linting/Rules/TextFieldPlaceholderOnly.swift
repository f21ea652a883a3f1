import InterfaceModel

/// Finds fields whose only words are a placeholder.
struct TextFieldPlaceholderOnly: IndexedRule {
  static let description = RuleDescription(
    id: "text_field_placeholder_only",
    summary: "A text field or text view has a placeholder and no accessibility label.",
    rationale: """
      Once something is typed the placeholder is gone, for eyes and for VoiceOver, which then says the text without \
      saying what it is for. Give the field a label.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.xiblint("accessibility_labels_for_text_with_placeholder")],
    badExamples: [
      .xib(#"↓<textField placeholder="Name" id="a"/>"#),
      .xib(
        #"↓<textView id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="Notes"/></userDefinedRuntimeAttributes></textView>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<textField placeholder="Name" id="a"><accessibility key="accessibilityConfiguration" label="Name"/></textField>"#
      ),
      .xib(#"<textField id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return (indexed.places(of: "textField") + indexed.places(of: "textView")).compactMap { index in
      let object = document.objects[index]
      guard let placeholder = placeholder(of: object), object.isAccessibilityElement != false,
        object.accessibilityText("label") == nil
      else { return nil }
      return finding(
        "the field has the placeholder '\(placeholder)' and no label: once something is typed, nothing says what it is",
        in: document, at: object.range, object: index)
    }
  }

  private func placeholder(of object: InterfaceObject) -> String? {
    if let text = object["placeholder"] ?? object.runtimeText("placeholder") { return text.isEmpty ? nil : text }
    guard case .string(let text) = object.value("placeholder"), !text.isEmpty else { return nil }
    return text
  }
}
