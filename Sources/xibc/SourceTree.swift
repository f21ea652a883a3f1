import Foundation
import LoadGraph
import SourceScanning

/// The sources that a command reads.
enum SourceTree {
  /// Scans the Swift and Objective-C files of folders, and files as they are.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  static func index(_ paths: [String], _ queue: WorkQueue) throws(UsageError) -> SourceIndex {
    index(files: try files(paths), queue)
  }

  /// What `--sources` names; nil where it isn't given.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  static func index(_ arguments: Arguments, _ queue: WorkQueue) throws(UsageError) -> SourceIndex? {
    try index(arguments, configured: [], modules: [], queue)
  }

  /// What `--sources` and the configurations name; nil where neither names any.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  static func index(
    _ arguments: Arguments, configured: [String], modules: [SourceModule], _ queue: WorkQueue
  ) throws(UsageError) -> SourceIndex? {
    let paths = arguments.list("--sources") + configured + modules.map(\.folder)
    guard !paths.isEmpty else { return nil }
    // A folder may be named twice, or lie in another one.
    var seen: Set<String> = []
    let files = try files(paths).filter { seen.insert(AbsolutePath.of($0)).inserted }
    return index(files: files, modules: modules, queue)
  }

  /// The files beside documents that are named after the classes by which these may load themselves; nil where there
  /// are none. So the commonest mistake is told from the harmless case without `--sources`.
  static func index(besides graph: LoadGraph, _ queue: WorkQueue) -> SourceIndex? {
    var candidates: Set<String> = []
    for cycle in graph.cycles where !cycle.isEmbedding {
      let nodes = cycle.nodes.map { graph.nodes[$0] }
      for folder in Set(nodes.compactMap(\.file).map { ($0 as NSString).deletingLastPathComponent }) {
        for node in nodes where node.kind == .class {
          for suffix in ["swift", "h", "m", "mm"] {
            candidates.insert((folder as NSString).appendingPathComponent("\(node.title).\(suffix)"))
          }
        }
      }
    }
    let files = candidates.sorted().filter { FileManager.default.fileExists(atPath: $0) }
    return files.isEmpty ? nil : index(files: files, queue)
  }

  private static func index(files: [String], modules: [SourceModule] = [], _ queue: WorkQueue) -> SourceIndex {
    var scanned: [ScannedFile] = []
    queue.run(files) { path -> ScannedFile? in
      guard let language = SourceLanguage(path: path), case .success(let bytes) = FileSystem.read(path) else {
        return nil
      }
      return SourceFile.scan(
        bytes, path: path, language: language, module: SourceModule.name(of: path, in: modules))
    } consume: { path, file in
      if let file { scanned.append(file) } else { Console.error("\(path): warning: the file can't be read") }
    }
    return SourceIndex(scanned)
  }

  private static func files(_ paths: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError(message: "'\(path)' doesn't exist")
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      let base = path.hasSuffix("/") ? path : path + "/"
      files += FolderEntry.files(in: base) { SourceLanguage(path: $0) != nil }
    }
    return files
  }
}
