import ProjectResources
import XMLSyntax

/// Finds translations without any text.
struct EmptyLocalizableString: ResourceRule {
  static let description = RuleDescription(
    id: "empty_localizable_string",
    summary: "The translation of a text is empty.",
    rationale: """
      Nothing is shown in that language: an empty entry isn't passed over in favour of the original. Translate it, or \
      remove the entry. Needs `--resources`.
      """,
    severity: .warning,
    badExamples: [
      RuleExample([
        .xib(#"<label ↓text="Hello" id="a"/>"#), .resource(#""a.text" = "";"#, name: "de.lproj/Example.strings"),
      ])
    ],
    goodExamples: [
      RuleExample([
        .xib(#"<label text="Hello" id="a"/>"#), .resource(#""a.text" = "Hallo";"#, name: "de.lproj/Example.strings"),
      ]),
      .xib(#"<label text="Hello" id="a"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    let tables = DocumentTables(of: indexed.document, in: resources).all
    guard !tables.isEmpty else { return [] }
    return LocalizableText.all(in: indexed.document).compactMap { text in
      let notes = tables.compactMap { table -> Finding.Note? in
        guard let entry = table[text.key], let value = entry.value, value.isEmpty else { return nil }
        return Finding.Note(
          message: "'\(text.key)' is empty in '\(table.language ?? "every language")'", file: table.path,
          position: SourcePosition(line: entry.line, column: entry.column))
      }
      guard !notes.isEmpty else { return nil }
      return finding(
        "the translation of the text is empty", in: indexed.document, at: text.range, object: text.object, notes: notes)
    }
  }
}
