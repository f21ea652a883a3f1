import Foundation
import Linting
import SourceScanning
import Testing

/// What lint says of the examples: nothing, but for the mistake.
@Suite struct LintTests {
  @Test func findsTheRecursiveMistakeAndNothingElse() throws {
    let linter = Linter()
    let results = try ExampleDocument.all.map { example in
      linter.lint(LintedFile(path: example.path, reading: try example.read()), LintConfiguration())
    }
    let source = "Examples/RecursiveMistake/TagView.swift"
    let bytes = [UInt8](try Data(contentsOf: ExampleDocument.package.appendingPathComponent(source)))
    let project = LintedProject(
      documents: results.compactMap(\.node),
      sources: SourceIndex([SourceFile.scan(bytes, path: source, language: .swift)]))
    let findings = results.flatMap(\.findings) + linter.lint(project, LintConfiguration())
    let mistake = "Examples/RecursiveMistake/TagView.xib"
    #expect(Set(findings.map(\.file)) == [mistake])
    #expect(Set(findings.map(\.ruleID)) == ["owner_equals_root", "recursive_nib"])
    let recursion = try #require(findings.first { $0.ruleID == "recursive_nib" })
    #expect(recursion.severity == .error)
    #expect(recursion.message.contains("TagView.xib → TagView → TagView.xib"))
    #expect(recursion.objectID == "Tag-10-vew")
    #expect(!recursion.fixes.isEmpty)
  }
}
