import LanguageServer
import Linting
import SourceScanning
import XMLSyntax

/// A project whose files are in memory.
final class ScenarioProject: ServerProject {
  /// The files by their absolute paths.
  var files: [String: String] = [:]
  /// The rules that aren't as they are by default.
  var rules: [String: Bool] = [:]

  func configuration(for path: String) throws(ServerProjectError) -> LintConfiguration {
    if files["/project/.xibc.json"] != nil { throw ServerProjectError(message: "'.xibc.json' is no configuration") }
    return LintConfiguration(rules: rules.mapValues { .init(isEnabled: $0) })
  }

  func context(for path: String) throws(ServerProjectError) -> ProjectContext { ProjectContext() }

  func excludes(_ path: String) throws(ServerProjectError) -> Bool { path.hasSuffix("/Excluded.view.xml") }

  func declaration(ofClass name: String, module: String?) -> ClassDeclaration? {
    guard let part = sources.class(named: name).unique?.parts.first else { return nil }
    let place = part.declaration.position
    return ClassDeclaration(path: part.file, position: SourcePosition(line: place.line, column: place.column))
  }

  func actions(ofClass name: String) -> [String] {
    (sources.class(named: name).unique?.methods ?? []).filter(\.isAction).compactMap(\.selector)
  }

  func contents(of path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
  func open(_ folders: [String]) {}
  func reload() {}

  private var sources: SourceIndex {
    SourceIndex(
      files.sorted { $0.key < $1.key }.compactMap { path, text in
        SourceLanguage(path: path).map { SourceFile.scan(Array(text.utf8), path: path, language: $0) }
      })
  }
}
