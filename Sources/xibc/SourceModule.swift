/// A folder whose sources belong to a module.
struct SourceModule: Sendable {
  var name: String
  var folder: String

  /// The module of a file: that of the innermost folder.
  static func name(of path: String, in modules: [SourceModule]) -> String? {
    guard !modules.isEmpty else { return nil }
    let absolute = AbsolutePath.of(path)
    let around = modules.map { (name: $0.name, folder: AbsolutePath.of($0.folder)) }.filter { module in
      AbsolutePath.path(absolute, from: module.folder) != nil
    }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }?.name
  }
}
