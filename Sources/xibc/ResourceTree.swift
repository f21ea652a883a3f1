import Foundation
import ProjectResources

/// The resources that a command reads.
enum ResourceTree {
  /// What `--resources` and the configurations name; nil where neither names any. A file that can't be read is said, and
  /// left out.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  static func resources(
    _ arguments: Arguments, configured: [String], _ queue: WorkQueue
  ) throws(UsageError) -> ProjectResources? {
    let given = arguments.list("--resources")
    let paths = given + configured.filter { !given.contains($0) }
    guard !paths.isEmpty else { return nil }
    var found: [ResourceFile] = []
    queue.run(try files(paths), read) { path, result in
      switch result {
      case .success(.unreadable(_, let reason)): Console.error("\(path): warning: \(reason)")
      case .success(let file): if let file { found.append(file) }
      case .failure(let error): Console.error("\(path): warning: \(error.reason)")
      }
    }
    return ProjectResources(found)
  }

  private static func read(_ path: String) -> Result<ResourceFile?, FileError> {
    guard ResourceFile.isRead(path) else { return .success(ResourceFile.read([], path: path)) }
    return FileSystem.read(path).map { ResourceFile.read($0, path: path) }
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
      files += FolderEntry.files(in: path.hasSuffix("/") ? path : path + "/", where: ResourceFile.isWanted)
    }
    return files
  }
}
