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

  /// The page's component, which another example has an instance of.
  private static let components = ComponentFiles { path in
    let declaration = #"<parameter name="caption""#
    return path == "Badge.view.xml" ? examples.first { $0.contains(declaration) }.map { Array($0.utf8) } : nil
  }

  @Test func examplesAreThere() { #expect(Self.examples.count >= 8) }

  @Test(arguments: examples)
  func anExampleCanBeRead(_ example: String) throws {
    #expect(try LanguageTesting.faults(example, components: Self.components) == [])
    let reader = DocumentReader(components: Self.components)
    guard case .document(let document) = reader.read(Array(example.utf8), file: "Example.view.xml") else {
      Issue.record("no document")
      return
    }
    #expect(document.uncarried.map(\.element) == [])
    #expect(!document.objects.isEmpty)
  }
}
