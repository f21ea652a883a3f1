import InterfaceModel

/// Finds fonts that aren't among those that the app uses.
struct FontNameAllowList: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "font_name_allow_list",
    summary: "A font isn't one of those that are allowed.",
    rationale: """
      For apps with fonts of their own: a font that the bundle hasn't is replaced by the system's at run time, and one \
      that the design hasn't is a slip.
      """,
    severity: .warning, isEnabledByDefault: false, options: [names.declaration, allowsSystemFonts.declaration],
    counterparts: [.xiblint("strict_font_names")],
    badExamples: [
      .xib(
        #"<label id="a">↓<fontDescription key="fontDescription" name="Papyrus" family="Papyrus" pointSize="17"/></label>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<label id="a"><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/></label>"#
      ).with(RuleOptions(values: ["names": .texts(["Avenir-Book"])])),
      .xib(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#),
    ])

  private static let names = RuleOption("names", [String](), "The PostScript names of the fonts that are allowed.")
  private static let allowsSystemFonts = RuleOption(
    "allowsSystemFonts", true, "Whether fonts of the system are allowed, text styles among them.")
  private let names: Set<String>
  private let allowsSystemFonts: Bool

  init(_ options: RuleOptions) {
    names = Set(options[Self.names])
    allowsSystemFonts = options[Self.allowsSystemFonts]
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.fonts.compactMap { font in
      let message: String
      if font.isSystem {
        guard !allowsSystemFonts else { return nil }
        message = "the font is the system's, and these aren't allowed"
      } else {
        guard let name = font.name, !names.contains(name) else { return nil }
        message = "the font '\(name)' isn't one of those that are allowed"
      }
      return finding(
        message, in: indexed.document, at: font.element.range, object: indexed.object(around: font.element))
    }
  }
}
