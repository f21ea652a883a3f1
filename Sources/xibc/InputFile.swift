import Foundation

/// A document that a command works on.
struct InputFile: Sendable {
  /// The path as diagnostics show it.
  var path: String
  /// The path below the folder that was given, or the file's name: where output goes below the output folder.
  var relativePath: String

  /// The file's name.
  var name: String { Self.name(ofPath: path) }

  private static func name(ofPath path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The kinds of files that a folder is searched for.
  private static let suffixes = [".xib", ".storyboard", ".view.xml"]

  /// Whether a document or a folder is left out.
  typealias Exclusion = (_ path: String, _ isFolder: Bool) throws(UsageError) -> Bool

  /// Finds the documents of the paths given: a file as it is, a folder searched, in the order of names. What is left
  /// out isn't looked into; of a path that was given, that is said.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there, and what `excludes` throws.
  static func collect(_ paths: [String], excluding excludes: Exclusion? = nil) throws(UsageError) -> [InputFile] {
    guard !paths.isEmpty else { throw UsageError(message: "no file or folder given") }
    var files: [InputFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError(message: "'\(path)' doesn't exist")
      }
      if let excludes, try excludes(path, isFolder.boolValue) {
        Console.error("\(path): note: the configuration excludes it")
      } else if isFolder.boolValue {
        files += try search(path, excludes)
      } else {
        files.append(InputFile(path: path, relativePath: name(ofPath: path)))
      }
    }
    return disambiguated(files)
  }

  private static func search(_ folder: String, _ excludes: Exclusion?) throws(UsageError) -> [InputFile] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    var folders = [""]
    while let below = folders.popLast() {
      for entry in FolderEntry.entries(of: base + below) {
        let name = below + entry.name
        if entry.isFolder {
          if let excludes, try excludes(base + name, true) { continue }
          folders.append(name + "/")
        } else if suffixes.contains(where: entry.name.hasSuffix) {
          if let excludes, try excludes(base + name, false) { continue }
          found.append(name)
        }
      }
    }
    return found.sorted().map { InputFile(path: base + $0, relativePath: $0) }
  }

  /// Two files of one name go into folders of their own, so that neither output overwrites the other.
  private static func disambiguated(_ files: [InputFile]) -> [InputFile] {
    let counts = Dictionary(files.map { ($0.relativePath, 1) }, uniquingKeysWith: +)
    guard counts.values.contains(where: { $0 > 1 }) else { return files }
    let folders = files.map { $0.path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String($0) ?? "" } }
    var shared = folders[0]
    for folder in folders { shared = Array(shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)) }
    return zip(files, folders).map { file, folder in
      guard counts[file.relativePath, default: 0] > 1 else { return file }
      let below = folder.dropFirst(shared.count).filter { $0 != ".." && $0 != "." }
      return InputFile(path: file.path, relativePath: (below + [file.name]).joined(separator: "/"))
    }
  }
}
