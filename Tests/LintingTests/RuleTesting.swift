import InterfaceBuilder
import ProjectResources
import SourceScanning
import Testing

@testable import Linting

/// What the tests of the rules share.
enum RuleTesting {
  /// What a rule finds in documents, in the order of their places.
  static func findings(
    of rule: any Rule.Type, in documents: RuleExample.Document..., options: RuleOptions = RuleOptions()
  ) -> [Finding] {
    findings(of: rule, in: documents, options: options)
  }

  /// What a rule says of documents: `line:column: message`, with the file's name before it where there are several.
  static func said(
    by rule: any Rule.Type, of documents: RuleExample.Document..., options: RuleOptions = RuleOptions()
  ) -> [String] {
    findings(of: rule, in: documents, options: options).map { finding in
      let place = "\(finding.position.line):\(finding.position.column): \(finding.message)"
      return documents.count > 1 ? "\(finding.file):\(place)" : place
    }
  }

  /// A document's text with what a rule finds in it mended; a second run mustn't find anything more to mend.
  static func fixed(
    by rule: any Rule.Type, _ document: RuleExample.Document, beside others: RuleExample.Document...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    func mended(_ text: String) -> String {
      let documents = [file(text, name: document.name)] + others
      let fixes = FixApplication(findings(of: rule, in: documents, options: RuleOptions()), encoding: .utf8)
      return String(decoding: fixes.applied(to: Array(text.utf8)), as: UTF8.self)
    }
    let text = mended(document.text)
    #expect(mended(text) == text, sourceLocation: sourceLocation)
    return text
  }

  /// A document that is this text and nothing around it.
  static func file(_ text: String, name: String = "Example.xib") -> RuleExample.Document {
    RuleExample.Document(name: name, text: text, excerpt: text)
  }

  /// Checks that each bad example of a rule is found at its marks and nowhere else, and each good one is left alone.
  static func expectExamplesHold(_ rule: any Rule.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    let examples = rule.description.badExamples.map { ($0, true) } + rule.description.goodExamples.map { ($0, false) }
    for (example, isBad) in examples {
      let documents = example.documents.map(unmarked)
      let expected = documents.flatMap { document, offsets in
        offsets.map { "\(document.name):\(position(of: $0, in: document.text))" }
      }
      let found = findings(of: rule, in: documents.map(\.document), options: example.options)
      #expect(
        found.map { "\($0.file):\($0.position.line):\($0.position.column)" }.sorted() == expected.sorted(),
        sourceLocation: sourceLocation)
      #expect(expected.isEmpty != isBad, sourceLocation: sourceLocation)
      #expect(
        found.allSatisfy { $0.severity == rule.description.severity && !$0.message.isEmpty },
        sourceLocation: sourceLocation)
    }
  }

  /// What a rule finds in the files of a project.
  static func findings(
    of rule: any Rule.Type, in documents: [RuleExample.Document], options: RuleOptions
  ) -> [Finding] {
    // Many rules are off by default.
    let configuration = LintConfiguration(
      rules: [rule.description.id: .init(isEnabled: true, options: options.values)],
      deploymentTarget: options.deploymentTarget)
    let context = ProjectContext(sources: sources(in: documents), resources: resources(in: documents))
    let linter = Linter(context: context)
    let results = documents.filter(isLinted).map { document in
      linter.lint(
        LintedFile(
          path: document.name, reading: DocumentReader().read(Array(document.text.utf8), file: document.name)),
        configuration)
    }
    let texts = Dictionary(documents.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let project = LintedProject(documents: results.compactMap(\.node), sources: context.sources) { file in
      guard case .document(let document)? = texts[file].map({ DocumentReader().read(Array($0.utf8), file: file) })
      else { return nil }
      return document
    }
    var ledger = results.reduce(into: SuppressionLedger()) { $0.add($1.ledger) }
    let together = ledger.filter(linter.lint(project, configuration))
    return (results.flatMap(\.findings) + together + ledger.unused).filter { $0.ruleID == rule.description.id }
  }

  private static func isLinted(_ document: RuleExample.Document) -> Bool {
    SourceLanguage(path: document.name) == nil
      && (document.name.hasSuffix(".storyboard") || !ResourceFile.isWanted(document.name))
  }

  private static func sources(in documents: [RuleExample.Document]) -> SourceIndex? {
    let sources = documents.compactMap { document in
      SourceLanguage(path: document.name).map {
        SourceFile.scan(Array(document.text.utf8), path: document.name, language: $0)
      }
    }
    return sources.isEmpty ? nil : SourceIndex(sources)
  }

  /// Storyboards are among the resources, but alone they are none.
  private static func resources(in documents: [RuleExample.Document]) -> ProjectResources? {
    guard documents.contains(where: { ResourceFile.isWanted($0.name) && !isLinted($0) }) else { return nil }
    return ProjectResources(
      documents.compactMap { ResourceFile.read(Array($0.text.utf8), path: $0.name) })
  }

  /// The document without marks, and the marks' places in it, in bytes.
  static func unmarked(_ document: RuleExample.Document) -> (document: RuleExample.Document, offsets: [Int]) {
    var plain = document
    plain.text = ""
    var offsets: [Int] = []
    for character in document.text {
      if character == RuleExample.mark { offsets.append(plain.text.utf8.count) } else { plain.text.append(character) }
    }
    return (plain, offsets)
  }

  private static func position(of offset: Int, in text: String) -> String {
    let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
  }
}
