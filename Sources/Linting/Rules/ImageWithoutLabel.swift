import InterfaceModel

/// Finds images that assistive technologies speak of and have no words for.
struct ImageWithoutLabel: IndexedRule {
  static let description = RuleDescription(
    id: "image_without_label",
    summary: "An image view is accessible and has no accessibility label.",
    rationale: """
      VoiceOver says the file's name of the image, or nothing. Give the view a label, or untick "Accessibility Enabled" \
      where the image only decorates.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.xiblint("accessibility_labels_for_images")],
    badExamples: [
      .xib(
        #"↓<imageView image="star" id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></imageView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<imageView image="star" id="a"><accessibility key="accessibilityConfiguration" label="Favourite"><bool key="isElement" value="YES"/></accessibility></imageView>"#
      ),
      .xib(#"<imageView image="star" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "imageView").compactMap { index in
      let object = document.objects[index]
      guard object.isAccessibilityElement == true, object.accessibilityText("label") == nil,
        object.runtimeText("accessibilityFormat") == nil
      else { return nil }
      return finding(
        "the image is accessible and has no label, so that VoiceOver has no words for it", in: document,
        at: object.range, object: index)
    }
  }
}
