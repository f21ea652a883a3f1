/// Pieces of paths.
public enum ResourcePath {
  /// The last name in a path.
  static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Everything before the last name; empty where that's all there is.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// What follows the last dot of a name; empty where it has none.
  static func ending(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  /// A name without its ending.
  static func stem(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// The folder of a file, without that of a language (`de.lproj`).
  public static func home(of path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
  }

  /// The language of the nearest folder for one (`de.lproj`); nil where there's none.
  static func language(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
