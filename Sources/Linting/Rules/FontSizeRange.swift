import InterfaceModel

/// Finds fonts that are too small or too large.
struct FontSizeRange: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "font_size_range",
    summary: "A font is smaller or larger than is asked for.",
    rationale: """
      Text of less than 11 points is hard to read on a phone. Text styles, whose size people choose, are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, options: [minimum.declaration, maximum.declaration],
    counterparts: [.xiblint("strict_font_sizes")],
    badExamples: [
      .xib(#"<label id="a">↓<fontDescription key="fontDescription" type="system" pointSize="9"/></label>"#)
    ],
    goodExamples: [
      .xib(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#),
      .xib(#"<label id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#),
    ])

  private static let minimum = RuleOption("minimum", 11.0, "The least size of a font, in points.")
  private static let maximum = RuleOption("maximum", 1000.0, "The greatest size of a font, in points.")
  private let minimum: Double
  private let maximum: Double

  init(_ options: RuleOptions) {
    minimum = options[Self.minimum]
    maximum = options[Self.maximum]
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.fonts.compactMap { font in
      guard let size = font.size.flatMap({ Double($0) }), size < minimum || size > maximum else { return nil }
      let limit = size < minimum ? "less than \(minimum.formattedShortly)" : "more than \(maximum.formattedShortly)"
      return finding(
        "the font has \(size.formattedShortly) points, \(limit)", in: indexed.document, at: font.element.range,
        object: indexed.object(around: font.element))
    }
  }
}
