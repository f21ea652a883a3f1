import InterfaceBuilder
import Linting
import Testing
import XMLSyntax

/// Every rule's examples are its tests: each bad one is found at its marks and nowhere else, each good one is left
/// alone.
@Suite struct RuleExamplesTests {
  /// One example of one rule.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var example: RuleExample
    var number: Int
    var isBad: Bool

    var testDescription: String { "\(rule.description.id) \(isBad ? "bad" : "good") \(number)" }
  }

  static let cases: [Case] = RuleRegistry.all.flatMap { rule in
    rule.description.badExamples.enumerated().map { Case(rule: rule, example: $1, number: $0, isBad: true) }
      + rule.description.goodExamples.enumerated().map { Case(rule: rule, example: $1, number: $0, isBad: false) }
  }

  @Test(arguments: cases)
  func findsExactlyWhatIsMarked(_ example: Case) {
    var expected: [String] = []
    var files: [LintedFile] = []
    for document in example.example.documents {
      let (text, offsets) = Self.unmarked(document.text)
      files.append(
        LintedFile(path: document.name, reading: DocumentReader().read(Array(text.utf8), file: document.name)))
      for offset in offsets {
        let position = Self.position(offset, in: text)
        expected.append("\(document.name):\(position.line):\(position.column)")
      }
    }
    let findings = Self.lint(files).filter { $0.ruleID == example.rule.description.id }
    #expect(findings.map { "\($0.file):\($0.position.line):\($0.position.column)" }.sorted() == expected.sorted())
    #expect(expected.isEmpty != example.isBad)
    #expect(findings.allSatisfy { $0.severity == example.rule.description.severity && !$0.message.isEmpty })
  }

  @Test func rulesAreInOrderAndComplete() {
    let ids = RuleRegistry.all.map { $0.description.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    for rule in RuleRegistry.all {
      let description = rule.description
      #expect(description.id.allSatisfy { $0.isLowercase || $0 == "_" })
      #expect(!description.badExamples.isEmpty && !description.goodExamples.isEmpty)
      #expect(description.summary.hasSuffix(".") && !description.rationale.isEmpty)
    }
  }

  @Test func configurationTurnsRulesOffAndChangesTheirSeverity() {
    let text = Self.unmarked(RuleExample.xib(#"<view alpha="x" id="a"/>"#).documents[0].text).text
    let file = LintedFile(path: "A.xib", reading: DocumentReader().read(Array(text.utf8), file: "A.xib"))
    let off = LintConfiguration(rules: ["invalid_value": .init(isEnabled: false)])
    #expect(Linter().lint(file, off).findings.isEmpty)
    let grave = LintConfiguration(rules: ["invalid_value": .init(severity: .error)])
    #expect(Linter().lint(file, grave).findings.map(\.severity) == [.error])
  }

  private static func lint(_ files: [LintedFile]) -> [Finding] {
    let linter = Linter()
    let results = files.map { linter.lint($0, LintConfiguration()) }
    return results.flatMap(\.findings)
      + linter.lint(LintedProject(documents: results.compactMap(\.node)), LintConfiguration())
  }

  /// The text without marks, and the marks' places in it, in bytes.
  private static func unmarked(_ text: String) -> (text: String, offsets: [Int]) {
    var plain = ""
    var offsets: [Int] = []
    for character in text {
      if character == RuleExample.mark { offsets.append(plain.utf8.count) } else { plain.append(character) }
    }
    return (plain, offsets)
  }

  private static func position(_ offset: Int, in text: String) -> (line: Int, column: Int) {
    let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.unicodeScalars.count ?? 0) + 1)
  }
}
