import ProjectResources
import XMLSyntax

/// Finds translations for objects that the document no longer has.
struct StaleTranslation: ResourceRule {
  static let description = RuleDescription(
    id: "stale_translation",
    summary: "A table translates a text of an object that isn't in the document.",
    rationale: """
      The object was removed, or replaced by one with another id, whose text isn't translated. Remove the entry, or \
      move the translation to the new id. Needs `--resources`.
      """,
    severity: .note,
    badExamples: [
      RuleExample([
        .xib(#"<label text="Hello" id="abc-de-fgh"/>"#),
        .resource(
          "\"abc-de-fgh.text\" = \"Hallo\";\n↓\"xyz-de-fgh.text\" = \"Welt\";", name: "de.lproj/Example.strings"),
      ])
    ],
    goodExamples: [
      RuleExample([
        .xib(#"<label text="Hello" id="abc-de-fgh"/>"#),
        .resource(#""abc-de-fgh.text" = "Hallo"; "app.title" = "App";"#, name: "de.lproj/Example.strings"),
      ]),
      .xib(#"<label text="Hello" id="abc-de-fgh"/>"#),
    ])

  func findings(in indexed: IndexedDocument, _ resources: ProjectResources) -> [Finding] {
    var catalogs: Set<String> = []
    return DocumentTables(of: indexed.document, in: resources).all.flatMap { table -> [Finding] in
      // All languages of a catalog have the same keys, in one file.
      guard !table.isCatalog || catalogs.insert(table.path).inserted else { return [] }
      return table.entries.compactMap { entry in
        let id = String(entry.key.prefix { $0 != "." && $0 != "[" })
        guard Self.isID(id), indexed.document.nodesByID[id] == nil else { return nil }
        return Finding(
          ruleID: Self.description.id, severity: Self.description.severity,
          message: "there's no object '\(id)' in the document, whose text this translates", file: table.path,
          position: SourcePosition(line: entry.line, column: entry.column), objectID: id)
      }
    }
  }

  /// Whether a text is an id of Xcode's making, such as `abc-de-fgh`; other keys may be an app's own.
  private static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isNumber }
  }
}
