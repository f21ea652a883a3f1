import InterfaceModel

/// Finds fonts that don't follow the size of text that people choose.
struct FixedFontSize: DocumentRule {
  static let description = RuleDescription(
    id: "fixed_font_size",
    summary: "A font has a fixed size and no text style.",
    rationale: """
      The text stays as small as it is for people who set a larger text size. Use a text style and tick "Automatically \
      Adjusts Font", or scale the font in code.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(#"<label id="a">↓<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#)
    ],
    goodExamples: [
      .xib(#"<label id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#)
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.flatMap { index in
      document.objects[index].values.compactMap { value in
        guard case .font(let font) = value.value, let size = font.pointSize else { return nil }
        return finding(
          "the font has \(size.text) points, whatever text size people choose: use a text style", in: document,
          at: value.range, object: index)
      }
    }
  }
}
