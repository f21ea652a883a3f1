import InterfaceModel

/// Finds buttons with an image, without a title and without a label.
struct ImageButtonWithoutLabel: IndexedRule {
  static let description = RuleDescription(
    id: "image_button_without_label",
    summary: "A button with an image has neither a title nor an accessibility label.",
    rationale: """
      VoiceOver says the image's name (`btn_close_2`) for the button. Give it a label that says what it does. Symbols of \
      the system have words of their own and are left alone.
      """,
    severity: .warning, isEnabledByDefault: false,
    counterparts: [.xiblint("accessibility_labels_for_image_buttons")],
    badExamples: [
      .xib(#"↓<button id="a"><state key="normal" image="close"/></button>"#),
      .xib(#"↓<button id="a"><state key="normal" backgroundImage="close"/></button>"#),
    ],
    goodExamples: [
      .xib(
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="close"/></button>"#
      ),
      .xib(#"<button id="a"><state key="normal" title="Close" image="close"/></button>"#),
      .xib(
        #"<button id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility><state key="normal" image="close"/></button>"#
      ),
      .xib(#"<button id="a"><state key="normal" image="xmark" catalog="system"/></button>"#),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "button").compactMap { index in
      let object = document.objects[index]
      guard let state = object.states.first(where: { $0.name == "normal" }), let image = image(of: state),
        !hasTitle(state), !hasTitle(object), object.isAccessibilityElement != false,
        object.accessibilityText("label") == nil, object.runtimeText("accessibilityFormat") == nil
      else { return nil }
      return finding(
        "the button has the image '\(image)' and neither a title nor a label, so that VoiceOver says the image's name",
        in: document, at: object.range, object: index)
    }
  }

  private func image(of state: ControlState) -> String? {
    func text(_ name: String) -> String? { state.attributes.first { $0.name == name }?.text }
    guard text("catalog")?.lowercased() != "system" else { return nil }
    return text("image") ?? text("backgroundImage")
  }

  private func hasTitle(_ state: ControlState) -> Bool {
    state.attributes.contains { $0.name == "title" && !$0.text.isEmpty }
      || state.values.contains { $0.key == "title" || $0.key == "attributedTitle" }
  }

  private func hasTitle(_ button: InterfaceObject) -> Bool {
    button.values.contains { value in
      guard case .record(let record) = value.value, record.element == "buttonConfiguration" else { return false }
      return record["title"] != nil || record.values.contains { $0.key == "title" || $0.key == "attributedTitle" }
    }
  }
}
