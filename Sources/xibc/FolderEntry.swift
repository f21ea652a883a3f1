import Foundation

/// A member of a folder.
struct FolderEntry {
  var name: String
  /// Whether it is a folder; a link to one isn't.
  var isFolder: Bool

  /// The members of a folder; none where it can't be read.
  static func entries(of folder: String) -> [FolderEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, isFolder: isFolder(entry.pointee.d_type, folder, name)))
    }
    return entries
  }

  /// The paths of the files below a folder that pass a test, in their order. `folder` ends with a slash.
  static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for entry in entries(of: next) {
        if entry.isFolder { folders.append(next + entry.name + "/") }
        if !entry.isFolder, isWanted(next + entry.name) { files.append(next + entry.name) }
      }
    }
    return files.sorted()
  }

  private static func isFolder(_ type: UInt8, _ folder: String, _ name: String) -> Bool {
    guard type == UInt8(DT_UNKNOWN) else { return type == UInt8(DT_DIR) }
    // Some file systems don't tell in the listing.
    var status = stat()
    return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
