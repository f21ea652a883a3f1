import Foundation
import InterfaceBuilder
import Testing

@testable import Linting

/// That no rule goes without its tests, and what all rules have in common.
///
/// A rule's examples are checked in the rule's own file under `Rules`.
@Suite struct RuleExamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Rules")

  @Test func everyRuleHasAFileOfTestsThatChecksItsExamples() throws {
    let names = RuleRegistry.all.map { "\($0)" }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == names.map { $0 + "Tests.swift" }.sorted())
    for name in names {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name + "Tests.swift"), encoding: .utf8)
      #expect(text.contains("RuleTesting.expectExamplesHold(\(name).self)"), "\(name)")
      #expect(text.components(separatedBy: "@Test ").count > 3, "\(name)")
    }
  }

  @Test func everyRuleOfTheSourcesIsRegistered() throws {
    let rules = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Linting/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: rules.path)
    #expect(files.sorted() == RuleRegistry.all.map { "\($0).swift" }.sorted())
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
    let document = RuleExample.Document.xib(#"<view alpha="x" id="a"/>"#)
    let file = LintedFile(
      path: document.name, reading: DocumentReader().read(Array(document.text.utf8), file: document.name))
    let off = LintConfiguration(rules: ["invalid_value": .init(isEnabled: false)])
    #expect(Linter().lint(file, off).findings.isEmpty)
    let grave = LintConfiguration(rules: ["invalid_value": .init(severity: .error)])
    #expect(Linter().lint(file, grave).findings.map(\.severity) == [.error])
  }
}
