import Foundation
import InterfaceBuilder
import Testing
import ViewLanguage
import XMLSyntax

/// That what the language's reference shows can be read.
@Suite struct ReferenceTests {
  private static let examples: [String] = {
    let page = try? String(
      contentsOf: LanguageTesting.package.appendingPathComponent("Grammar/README.md"), encoding: .utf8)
    return (page ?? "").components(separatedBy: "```xml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }()

  @Test func examplesAreThere() { #expect(Self.examples.count >= 8) }

  @Test(arguments: examples)
  func anExampleCanBeRead(_ example: String) throws {
    #expect(try LanguageTesting.faults(example) == [])
    guard case .document(let document) = DocumentReader().read(Array(example.utf8), file: "Example.view.xml") else {
      Issue.record("no document")
      return
    }
    #expect(document.uncarried.map(\.element) == [])
    #expect(!document.objects.isEmpty)
  }
}
