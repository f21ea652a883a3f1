import InterfaceModel
import ProjectResources

/// The tables of texts that belong to a document: those of its name that lie beside it.
struct DocumentTables {
  /// The tables, in the files' order.
  let all: [StringsTable]

  init(of document: InterfaceDocument, in resources: ProjectResources) {
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let tables = resources.tables(named: name)
    let beside = tables.filter { $0.home == ResourcePath.home(of: document.file) }
    // Where none lies beside it, the only ones of the name are meant; of several nothing can be told.
    all = beside.isEmpty && Set(tables.map(\.home)).count == 1 ? tables : beside
  }

  /// The languages that the document is to be translated into: neither the base nor English, whose texts it has itself
  /// where nothing else is said.
  var languages: [String] {
    Set(all.compactMap(\.language)).subtracting(["Base", "mul", "en", "English"]).sorted()
  }

  /// Whether a language has a text under a key.
  func isTranslated(_ key: String, in language: String) -> Bool {
    all.contains { $0.language == language && $0[key]?.value != nil }
  }
}
