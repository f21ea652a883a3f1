import Foundation

/// The folder of real documents, if there is one.
enum Corpus {
  static let folder: URL? = {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")
    let path = ProcessInfo.processInfo.environment["XIBC_CORPUS"] ?? beside.path
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  static let documents: [String] = {
    guard let folder else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder.path + "/" + $0 }
  }()
}
