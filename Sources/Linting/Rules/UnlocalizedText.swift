import ProjectResources

/// Finds texts that no language has a translation of.
struct UnlocalizedText: ResourceRule {
  private static let other = RuleExample.Document.resource(#""title" = "Titel";"#, name: "de.lproj/Localizable.strings")
  private static let table = RuleExample.Document.resource(
    #""a.text" = "Hallo";"#, name: "de.lproj/Example.strings")

  static let description = RuleDescription(
    id: "unlocalized_text",
    summary: "A text isn't in any table of translations.",
    rationale: """
      People see it in the language that it was written in. Export it for translation, or set it in code; the text of \
      the editor alone may be a stand-in, which is why the rule is off by default. A project without translations is \
      left alone. Needs `--resources`.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      RuleExample([.xib(#"<label ↓text="Hello" id="a"/>"#), other]),
      RuleExample([.xib(#"<label text="Hello" id="a"/><label ↓text="World" id="b"/>"#), table]),
    ],
    goodExamples: [
      RuleExample([.xib(#"<label text="Hello" id="a"/><label text="12:30" id="b"/>"#), table]),
      RuleExample([
        .xib(#"<label text="Hello" id="a"/>"#),
        .resource(#""title" = "Title";"#, name: "Base.lproj/Localizable.strings"),
      ]),
      .xib(#"<label text="Hello" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    guard resources.isTranslated else { return [] }
    let tables = DocumentTables(of: indexed.document, in: resources)
    return LocalizableText.all(in: indexed.document).compactMap { text in
      guard !tables.all.contains(where: { $0[text.key]?.value != nil }) else { return nil }
      return finding(
        "the text has no entry '\(text.key)' in any table of translations", in: indexed.document, at: text.range,
        object: text.object)
    }
  }
}
