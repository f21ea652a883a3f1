import DocumentConversion
import Foundation
import ViewLanguage
import XMLSyntax

/// What the tests of the language share.
enum LanguageTesting {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The package's own documents of Apple's format.
  static let appleDocuments: [String] = {
    let folders = ["Examples", "Tests/Execution/Samples/Documents"]
    return folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    .filter { ($0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")) && !$0.contains("/.build/") }.sorted()
  }()

  /// A document's file.
  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: package.appendingPathComponent(path)))
  }

  /// A document of the language with this inside.
  static func interface(_ content: String, attributes: String = "") -> String {
    #"<interface xmlns="urn:xibc:view:1"\#(attributes)>"# + content + "</interface>"
  }

  /// What is wrong with a document: `line:column: message; help`.
  static func faults(_ text: String, components: ComponentFiles = .none) throws -> [String] {
    let document = try MarkupDocument(parsing: Array(text.utf8))
    return LanguageReader().expand(document, file: "Example.view.xml", components: components).faults.map { fault in
      let place = document.source.position(at: fault.range.start)
      return "\(place.line):\(place.column): \(fault.message)" + (fault.help.map { "; \($0)" } ?? "")
    }
  }

  /// The first element of a name in what a document of the language means, as Xcode would write it.
  static func expanded(_ text: String, first name: String) throws -> String? {
    let root = LanguageReader().expand(try MarkupDocument(parsing: Array(text.utf8))).document.root
    guard let element = find(name, in: root) else { return nil }
    var document = EditableDocument(root: EditableElement(element))
    document.declaration = nil
    document.ending = ""
    return MarkupWriter(indentWidth: 1).text(of: document)
  }

  private static func find(_ name: String, in element: MarkupElement) -> MarkupElement? {
    if element.name == name { return element }
    return element.childElements.lazy.compactMap { find(name, in: $0) }.first { _ in true }
  }
}
