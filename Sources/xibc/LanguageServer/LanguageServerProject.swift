import LanguageServer
import Linting
import SourceScanning
import XMLSyntax

/// The project around the documents that an editor has open: the configurations above them, and what these name.
final class LanguageServerProject: ServerProject {
  /// What was read of the paths that configurations name.
  private struct Context {
    var paths: [String]
    var context: ProjectContext
  }

  private let arguments: Arguments
  private let queue: WorkQueue
  private var configurations: LintConfigurations
  private var context: Context?
  private var folders: [String] = []
  /// The sources in the folders that are open; nil where nothing has asked for them yet.
  private var workspace: SourceIndex?

  /// Makes a project that knows nothing yet.
  ///
  /// - Throws: ``UsageError``, never in fact: it has no arguments.
  init() throws(UsageError) {
    arguments = try Arguments([], Arguments.Specification(options: [], flags: []))
    queue = try WorkQueue(arguments)
    configurations = try LintConfigurations(arguments)
  }

  func open(_ folders: [String]) {
    self.folders = folders
    reload()
  }

  func reload() {
    // Without arguments there is nothing that can be wrong with them.
    if let fresh = try? LintConfigurations(arguments) { configurations = fresh }
    context = nil
    workspace = nil
  }

  // MARK: Configuration

  func configuration(for path: String) throws(ServerProjectError) -> LintConfiguration {
    try translating { () throws(UsageError) in try configurations.configuration(for: path) }
  }

  func excludes(_ path: String) throws(ServerProjectError) -> Bool {
    try translating { () throws(UsageError) in try configurations.excludes(path, isFolder: false) }
  }

  func context(for path: String) throws(ServerProjectError) -> ProjectContext {
    try translating { () throws(UsageError) in
      _ = try configurations.files(for: path)
      let paths = configurations.sources + configurations.resources + configurations.modules.map(\.folder)
      if let context, context.paths == paths { return context.context }
      let sources = try SourceTree.index(
        arguments, configured: configurations.sources, modules: configurations.modules, queue)
      let resources = try ResourceTree.resources(arguments, configured: configurations.resources, queue)
      let fresh = ProjectContext(sources: sources, resources: resources)
      context = Context(paths: paths, context: fresh)
      return fresh
    }
  }

  private func translating<Value>(_ work: () throws(UsageError) -> Value) throws(ServerProjectError) -> Value {
    do throws(UsageError) {
      return try work()
    } catch {
      throw ServerProjectError(message: error.message)
    }
  }

  // MARK: Sources

  func declaration(ofClass name: String, module: String?) -> ClassDeclaration? {
    guard let part = type(named: name, module: module)?.parts.first else { return nil }
    let place = part.declaration.position
    return ClassDeclaration(path: part.file, position: SourcePosition(line: place.line, column: place.column))
  }

  func actions(ofClass name: String) -> [String] {
    let methods = type(named: name, module: nil)?.methods.filter(\.isAction) ?? []
    return Set(methods.compactMap(\.selector)).sorted()
  }

  func contents(of path: String) -> [UInt8]? { try? FileSystem.read(path).get() }

  /// The class, by its module where one of that module is known.
  private func type(named name: String, module: String?) -> SourceType? {
    let sources = context?.context.sources ?? workspaceSources
    return Self.first(sources.class(named: name, module: module)) ?? Self.first(sources.class(named: name))
  }

  private static func first(_ lookup: SourceLookup<SourceType>) -> SourceType? {
    switch lookup {
    case .found(let type): type
    case .ambiguous(let types): types.first
    case .absent: nil
    }
  }

  private var workspaceSources: SourceIndex {
    if let workspace { return workspace }
    let files = folders.flatMap(Self.sourceFiles)
    let sources = (try? SourceTree.index(files, queue)) ?? SourceIndex([])
    workspace = sources
    return sources
  }

  /// The source files below a folder, but for those in hidden folders, where builds are.
  private static func sourceFiles(in folder: String) -> [String] {
    var files: [String] = []
    var folders = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let next = folders.popLast() {
      for entry in FolderEntry.entries(of: next) where !entry.name.hasPrefix(".") {
        if entry.isFolder { folders.append(next + entry.name + "/") }
        if !entry.isFolder, SourceLanguage(path: entry.name) != nil { files.append(next + entry.name) }
      }
    }
    return files.sorted()
  }
}
