import Foundation
import InterfaceBuilder
import InterfaceModel
import Testing
import ViewLanguage

/// A document under `Examples/`.
struct ExampleDocument: CustomTestStringConvertible, Sendable {
  /// The path below the package, as diagnostics show it.
  let path: String

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every document, in the order of names.
  static let all: [ExampleDocument] = {
    let folder = package.appendingPathComponent("Examples").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in [".xib", ".storyboard", ".view.xml"].contains { name.hasSuffix($0) } }
      // Where the package in `BuildPlugin` was built there are copies.
      .filter { !$0.contains("/.build/") }.sorted()
      .map { ExampleDocument(path: "Examples/" + $0) }
  }()

  /// Those whose Swift is committed; that of the package in `BuildPlugin` is made when it's built.
  static var withGolden: [ExampleDocument] { all.filter { !$0.path.hasPrefix("Examples/BuildPlugin/") } }

  var testDescription: String { path }

  /// Where the document is.
  var url: URL { Self.package.appendingPathComponent(path) }

  /// Where the Swift is that comes of it: beside it, under the name that `xibc compile -o` gives.
  var golden: URL {
    let name = url.lastPathComponent
    return url.deletingLastPathComponent().appendingPathComponent("Generated/\(Self.output(name))")
  }

  private static func output(_ name: String) -> String {
    if name.hasSuffix(".xib") { return name.dropLast(".xib".count) + ".nib.swift" }
    return (name.hasSuffix(".view.xml") ? String(name.dropLast(".xml".count)) : name) + ".swift"
  }

  /// Reads it.
  func read() throws -> DocumentReading {
    let components = ComponentFiles { path in
      (try? Data(contentsOf: Self.package.appendingPathComponent(path))).map { [UInt8]($0) }
    }
    return DocumentReader(components: components).read([UInt8](try Data(contentsOf: url)), file: path)
  }

  /// Reads it as the document that it has to be.
  func document() throws -> InterfaceDocument {
    guard case .document(let document) = try read() else { throw NoDocument(path: path) }
    return document
  }

  /// An example that can't be read.
  struct NoDocument: Error {
    var path: String
  }
}
