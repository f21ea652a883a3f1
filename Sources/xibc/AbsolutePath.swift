import Foundation

/// Paths from the file system's root, without `.` and `..`.
enum AbsolutePath {
  /// A path as seen from the root.
  static func of(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that an absolute path lies in; the root lies in itself.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// An absolute path from a folder; nil where it doesn't lie below it.
  static func path(_ path: String, from folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.utf8.starts(with: prefix.utf8) && path.utf8.count > prefix.utf8.count
      ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
  }
}
