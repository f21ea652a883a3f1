import Foundation

/// A document that a command works on.
struct InputFile: Sendable {
  /// The path as diagnostics show it.
  var path: String
  /// The path below the folder that was given, or the file's name: where output goes below the output folder.
  var relativePath: String

  /// The kinds of files that a folder is searched for.
  private static let suffixes = [".xib", ".storyboard"]

  /// Finds the documents of the paths given: a file as it is, a folder searched, in the order of names.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  static func collect(_ paths: [String]) throws(UsageError) -> [InputFile] {
    guard !paths.isEmpty else { throw UsageError(message: "no file or folder given") }
    var files: [InputFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError(message: "'\(path)' doesn't exist")
      }
      if isFolder.boolValue {
        files += search(path)
      } else {
        files.append(InputFile(path: path, relativePath: (path as NSString).lastPathComponent))
      }
    }
    return disambiguated(files)
  }

  private static func search(_ folder: String) -> [InputFile] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in enumerator where suffixes.contains(where: name.hasSuffix) { found.append(name) }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return found.sorted().map { InputFile(path: base + $0, relativePath: $0) }
  }

  /// Two files of one name go into folders of their own, so that neither output overwrites the other.
  private static func disambiguated(_ files: [InputFile]) -> [InputFile] {
    let counts = Dictionary(files.map { ($0.relativePath, 1) }, uniquingKeysWith: +)
    guard counts.values.contains(where: { $0 > 1 }) else { return files }
    let folders = files.map { ($0.path as NSString).pathComponents.dropLast() }
    var shared = folders.first.map(Array.init) ?? []
    for folder in folders { shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0) }
    return zip(files, folders).map { file, folder in
      guard counts[file.relativePath, default: 0] > 1 else { return file }
      let below = folder.dropFirst(shared.count).filter { $0 != ".." && $0 != "/" && $0 != "." }
      let name = (file.path as NSString).lastPathComponent
      return InputFile(path: file.path, relativePath: (below + [name]).joined(separator: "/"))
    }
  }
}
