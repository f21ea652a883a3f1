import SwiftEmission

/// A class of a scaffold, as Swift.
public struct ScaffoldSource: Sendable {
  /// The class's name, with the classes it's nested in.
  public var className: String
  /// The documents that name it, by their paths.
  public var documents: [String]
  /// The modules that it imports.
  public var modules: Set<String>
  /// The declarations.
  package var declarations: SwiftWriter
  /// The names of the members that documents name, and of their parameters.
  var memberNames: [String]

  /// The name of a file for the class alone.
  public var fileName: String { className.split(separator: ".").joined(separator: "+") + ".swift" }

  /// The text of one file with the declarations of `sources`; nil where there are none.
  public static func text(of sources: [ScaffoldSource]) -> String? {
    guard !sources.isEmpty else { return nil }
    var documents: [String] = []
    for source in sources {
      for document in source.documents { documents.appendOnce(document) }
    }
    var writer = SwiftWriter()
    writer.line(header(documents))
    let ignored = ignoredRules(sources)
    if !ignored.isEmpty { writer.line("// swift-format-ignore-file: \(ignored.joined(separator: ", "))") }
    writer.separate()
    let modules = sources.reduce(into: Set(["UIKit"])) { $0.formUnion($1.modules) }
    for module in modules.sorted() { writer.line("import \(module)") }
    for source in sources {
      writer.separate()
      writer.append(source.declarations)
    }
    return writer.text
  }

  private static func header(_ documents: [String]) -> String {
    let rest = ", scaffolded by xibc. Fill it in: this file is yours."
    guard let first = documents.first, documents.count == 1 else {
      return "// What \(documents.count) documents expect\(rest)"
    }
    let line = "// What \(shownName(first)) expects\(rest)"
    return line.count <= SwiftWriter.width ? line : "// What a document expects\(rest)"
  }

  /// The name of a document's file, as a comment can have it.
  static func shownName(_ path: String) -> String {
    SwiftEmitter.printable(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The rules of swift-format on names that names of the documents break: they can't be renamed here.
  private static func ignoredRules(_ sources: [ScaffoldSource]) -> [String] {
    var rules: Set<String> = []
    for source in sources {
      let types = source.className.split(separator: ".")
      if types.contains(where: { $0.first?.isUppercase != true }) { rules.insert("TypeNamesShouldBeCapitalized") }
      let members = source.memberNames
      if members.contains(where: { $0.first?.isUppercase == true || $0.dropFirst().contains("_") }) {
        rules.insert("AlwaysUseLowerCamelCase")
      }
      if !(members + [source.className]).allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) {
        rules.insert("IdentifiersMustBeASCII")
      }
    }
    return rules.sorted()
  }
}
