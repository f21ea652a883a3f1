import ProjectResources

/// Finds texts that some languages have a translation of and others don't.
struct MissingTranslation: ResourceRule {
  private static let german = RuleExample.Document.resource(
    #""a.text" = "Hallo";"#, name: "de.lproj/Example.strings")

  static let description = RuleDescription(
    id: "missing_translation",
    summary: "A text is translated into some of the document's languages only.",
    rationale: """
      In the others, people see it in the language that it was written in. A text that no language has may be a \
      stand-in: those are for `unlocalized_text`. Off by default, since translations come later than texts. Needs \
      `--resources`.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      RuleExample([
        .xib(#"<label ↓text="Hello" id="a"/>"#), german,
        .resource(#""b.text" = "Monde";"#, name: "fr.lproj/Example.strings"),
      ])
    ],
    goodExamples: [
      RuleExample([
        .xib(#"<label text="Hello" id="a"/>"#), german,
        .resource(#""a.text" = "Bonjour";"#, name: "fr.lproj/Example.strings"),
      ]),
      RuleExample([.xib(#"<label text="Hello" id="a"/><label text="World" id="b"/>"#), german]),
      .xib(#"<label text="Hello" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    let tables = DocumentTables(of: indexed.document, in: resources)
    let languages = tables.languages
    guard languages.count > 1 else { return [] }
    return LocalizableText.all(in: indexed.document).compactMap { text in
      let missing = languages.filter { !tables.isTranslated(text.key, in: $0) }
      guard !missing.isEmpty, missing.count < languages.count else { return nil }
      return finding(
        "'\(text.key)' isn't translated into \(missing.joined(separator: ", "))", in: indexed.document, at: text.range,
        object: text.object)
    }
  }
}
