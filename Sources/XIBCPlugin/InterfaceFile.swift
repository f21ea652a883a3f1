import Foundation

/// A document of a target.
struct InterfaceFile {
  var url: URL
  /// The folders from the target's down, without those for a language.
  private var folders: [String]
  /// The language whose folder it's in; nil outside of such.
  private var language: String?

  /// The documents among a target's files.
  static func all(of files: [URL]) -> [InterfaceFile] {
    // A target's own folder is told to plugins from tools version 6.1 on.
    let parents = files.map { $0.deletingLastPathComponent().pathComponents }
    let shared = parents.dropFirst().reduce(parents.first ?? []) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }
    return zip(files, parents).filter { isDocument($0.0) }.map { file, parent in
      InterfaceFile(file, below: parent.dropFirst(shared.count))
    }
  }

  private static func isDocument(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension) || file.lastPathComponent.hasSuffix(".view.xml")
  }

  private init(_ url: URL, below folders: ArraySlice<String>) {
    let isOfLanguage = { (folder: String) in folder.hasSuffix(Self.languageSuffix) }
    self.url = url
    self.folders = folders.filter { !isOfLanguage($0) }
    language = folders.last(where: isOfLanguage).map { String($0.dropLast(Self.languageSuffix.count)) }
  }

  private static let languageSuffix = ".lproj"

  private var fileName: String { url.lastPathComponent }

  /// The path below the target's folder, the same for all languages.
  var path: String { (folders + [fileName]).joined(separator: "/") }

  /// The name of the Swift file: `Forms/Card.xib` → `Forms+Card.nib.swift`.
  ///
  /// The compiler tells the files of a module apart by their names alone, so the folders go into the name. `=` keeps a `+` of
  /// the document's own apart, so that no two documents have one output.
  var outputName: String {
    let parts = (folders + [fileName]).map {
      $0.replacingOccurrences(of: "=", with: "==").replacingOccurrences(of: "+", with: "=+")
    }
    let name = parts.joined(separator: "+")
    if name.hasSuffix(".view.xml") { return name.dropLast(".xml".count) + ".swift" }
    return (name.hasSuffix(".xib") ? name.dropLast(".xib".count) + ".nib" : name) + ".swift"
  }

  /// One document of each that is there in several languages.
  ///
  /// All of them describe the same interface, and would declare the same structures: `Base.lproj` has the one that the others
  /// are translated from. Without it the plugin takes English, the language that projects from before base localization were
  /// developed in, or else the first: what a package says in `defaultLocalization` isn't told to plugins.
  static func withoutTranslations(_ documents: [InterfaceFile]) -> [InterfaceFile] {
    Dictionary(grouping: documents, by: \.path).values
      .compactMap { variants in variants.min { $0.rank < $1.rank } }
      .sorted { $0.path < $1.path }
  }

  /// Which of several variants is compiled: the one of the lowest rank. Outside of language folders comes first, as it does
  /// when a bundle is searched.
  private var rank: (Int, String) {
    switch language {
    case nil: (0, "")
    case "Base": (1, "")
    case "en", "English": (2, "")
    case let language?: (3, language)
    }
  }

  /// A name for each document: its file's, or where several files have that, with as many of the folders above as tell them
  /// apart. Structures are named after it, so two `Card.xib` give no two structures of one name.
  static func distinctNames(of documents: [InterfaceFile]) -> [String] {
    let namesakes = Dictionary(grouping: documents) { $0.fileName.lowercased() }
    return documents.map { document in
      let others = namesakes[document.fileName.lowercased(), default: []].filter { $0.path != document.path }
      var depth = 0
      while depth < document.folders.count, others.contains(where: { $0.hasSameName(as: document, depth) }) {
        depth += 1
      }
      return document.name(depth)
    }
  }

  private func hasSameName(as other: InterfaceFile, _ depth: Int) -> Bool {
    name(depth).caseInsensitiveCompare(other.name(depth)) == .orderedSame
  }

  /// The file's name below the last `depth` folders.
  private func name(_ depth: Int) -> String { (folders.suffix(depth) + [fileName]).joined(separator: "/") }
}
