import Linting
import PathPatterns

/// What holds in a folder: its own configuration file over those of the folders around it.
struct FolderConfiguration {
  /// The files, the outermost first.
  var files: [ConfigurationFile] = []

  /// The rules' settings.
  var rules: LintConfiguration {
    files.reduce(LintConfiguration()) { $0.overlaid(with: $1.rules) }
  }

  /// Whether a document or a folder isn't looked at. Paths are absolute.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    guard !files.isEmpty else { return false }
    return isExcluded(path, isFolder: isFolder) || !isFolder && !isIncluded(path)
  }

  /// As with git, the innermost file that has a say decides, and nothing in an excluded folder is looked at.
  private func isExcluded(_ path: String, isFolder: Bool) -> Bool {
    for (place, byte) in zip(path.utf8.indices, path.utf8)
    where byte == UInt8(ascii: "/") && place > path.startIndex {
      if verdict(String(path[..<place]), isFolder: true) == true { return true }
    }
    return verdict(path, isFolder: isFolder) == true
  }

  private func verdict(_ path: String, isFolder: Bool) -> Bool? {
    for file in files.reversed() {
      guard let relative = file.relativePath(path) else { continue }
      if let verdict = file.excluded.verdict(relative, isFolder: isFolder) { return verdict }
    }
    return nil
  }

  /// The innermost file that says what is included decides.
  private func isIncluded(_ path: String) -> Bool {
    guard let file = files.last(where: { $0.included != nil }), let patterns = file.included,
      let relative = file.relativePath(path)
    else { return true }
    return patterns.picks(relative)
  }

  /// What is meant to be so in a document, besides what it says itself.
  func suppressions(for path: String) -> [Suppression] { files.flatMap { $0.suppressions(for: path) } }
}
