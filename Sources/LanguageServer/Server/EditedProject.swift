import Linting

/// The project with the documents that the client has open, whose texts count in the place of those on disk.
final class EditedProject: ServerProject {
  /// The documents that are open, by their addresses.
  var documents: [String: OpenDocument] = [:]
  private let saved: any ServerProject

  /// Makes one of a project on disk.
  init(_ saved: any ServerProject) { self.saved = saved }

  func contents(of path: String) -> [UInt8]? {
    documents.values.first { $0.path == path }?.bytes ?? saved.contents(of: path)
  }

  func configuration(for path: String) throws(ServerProjectError) -> LintConfiguration {
    try saved.configuration(for: path)
  }

  func context(for path: String) throws(ServerProjectError) -> ProjectContext { try saved.context(for: path) }
  func excludes(_ path: String) throws(ServerProjectError) -> Bool { try saved.excludes(path) }

  func declaration(ofClass name: String, module: String?) -> ClassDeclaration? {
    saved.declaration(ofClass: name, module: module)
  }

  func actions(ofClass name: String) -> [String] { saved.actions(ofClass: name) }
  func open(_ folders: [String]) { saved.open(folders) }
  func reload() { saved.reload() }
}
