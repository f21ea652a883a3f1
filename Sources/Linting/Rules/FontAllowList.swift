import InterfaceModel

/// Finds fonts in sizes that the app's design hasn't.
struct FontAllowList: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "font_allow_list",
    summary: "A font isn't one of those that are allowed, or has another size.",
    rationale: """
      For designs with a fixed scale of fonts: what isn't on it is a slip. Fonts of the system go by their kind \
      (`system`, `boldSystem`, `italicSystem`); text styles are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, options: [fonts.declaration],
    counterparts: [.xiblint("strict_fonts")],
    badExamples: [
      .xib(#"<label id="a">↓<fontDescription key="fontDescription" type="system" pointSize="15"/></label>"#)
        .with(allowed)
    ],
    goodExamples: [
      .xib(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#)
        .with(allowed),
      .xib(
        #"<label id="a"><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="21"/></label>"#
      ).with(allowed),
    ])

  private static let allowed = RuleOptions(values: ["fonts": .table(["system": ["17", "13"], "Avenir-Book": []])])

  private static let fonts = RuleOption(
    "fonts", [String: [String]](),
    "The sizes that are allowed, by the fonts' PostScript names; no sizes for a font allow every size.")
  private let fonts: [String: [Double]]

  init(_ options: RuleOptions) { fonts = options[Self.fonts].mapValues { $0.compactMap { Double($0) } } }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.fonts.compactMap { font in
      guard let name = font.name, let size = font.size.flatMap({ Double($0) }) else { return nil }
      if let sizes = fonts[name], sizes.isEmpty || sizes.contains(size) { return nil }
      return finding(
        "the font '\(name)' in \(size.formattedShortly) points isn't one of those that are allowed",
        in: indexed.document, at: font.element.range, object: indexed.object(around: font.element))
    }
  }
}
