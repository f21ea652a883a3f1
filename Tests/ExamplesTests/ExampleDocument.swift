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
  static let all = files(named: [".xib", ".storyboard", ".view.xml"]).map { ExampleDocument(path: $0) }

  /// The paths below the package of the examples' files whose names end so, in their order.
  static func files(named suffixes: [String]) -> [String] {
    let folder = package.appendingPathComponent("Examples").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in suffixes.contains { name.hasSuffix($0) } }
      // Where the package in `BuildPlugin` was built there are copies.
      .filter { !$0.contains("/.build/") }.map { "Examples/" + $0 }.sorted()
  }

  /// Those whose Swift and picture are committed; the Swift of the package in `BuildPlugin` is made when it's built.
  static var withGolden: [ExampleDocument] { all.filter { !$0.path.hasPrefix("Examples/BuildPlugin/") } }

  var testDescription: String { path }

  /// Where the document is.
  var url: URL { Self.package.appendingPathComponent(path) }

  /// The Swift that comes of it: beside it, under the name that `xibc compile -o` gives.
  var swift: GoldenFile {
    let kind = path.hasSuffix(".storyboard") ? ".storyboard" : path.hasSuffix(".xib") ? ".nib" : ".view"
    return generated(kind + ".swift")
  }

  /// The picture of it, with another set of its constraints active where one is named.
  func wireframe(set: String? = nil) -> GoldenFile { generated((set.map { "." + $0 } ?? "") + ".svg") }

  private func generated(_ suffix: String) -> GoldenFile {
    let folder = url.deletingLastPathComponent().appendingPathComponent("Generated")
    let name = url.lastPathComponent.prefix { $0 != "." }
    return GoldenFile(url: folder.appendingPathComponent(name + suffix))
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
