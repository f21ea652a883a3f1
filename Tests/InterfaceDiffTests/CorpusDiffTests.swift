import Foundation
import InterfaceComparison
import InterfaceDiff
import Testing

/// Versions of real documents, where a folder of them is there: `XIBC_CORPUS`, or `../shared/corpus/documents` beside
/// the checkout. Folders named `@…` hold older versions of files.
@Suite struct CorpusDiffTests {
  private static let folder: String? = {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")
    let path = ProcessInfo.processInfo.environment["XIBC_CORPUS"] ?? beside.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// The pairs of an older version and the current one, or, where that is gone, of two older ones.
  private static let pairs: [(old: String, new: String)] = {
    guard let folder else { return [] }
    var versions: [String: [String]] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      let file = name.split(separator: "/").filter { !$0.hasPrefix("@") }.joined(separator: "/")
      versions[file, default: []].append(name)
    }
    return versions.sorted { $0.key < $1.key }.flatMap { file, names -> [(old: String, new: String)] in
      let older = names.filter { $0 != file }.sorted()
      let newest = names.contains(file) ? file : older.last ?? file
      return older.filter { $0 != newest }.map { (folder + "/" + $0, folder + "/" + newest) }
    }
  }()

  /// A document; nil for one of an older format, or that holds a version control conflict.
  private func document(_ path: String) throws -> ComparedDocument? {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    do throws(ComparisonError) {
      return try ComparedDocument(parsing: bytes)
    } catch .unsupported("archive", _) {
      return nil
    } catch .malformed(let error) where error.kind == .mergeConflict {
      return nil
    }
  }

  @Test(.enabled(if: folder != nil, "no corpus: set XIBC_CORPUS to a folder of documents"))
  func versionsOfRealDocumentsAreCompared() throws {
    var (compared, differing, changes) = (0, 0, 0)
    for pair in Self.pairs {
      guard let old = try document(pair.old), let new = try document(pair.new) else { continue }
      let diff = InterfaceDiff(old: old, new: new)
      compared += 1
      changes += diff.changes.count
      differing += diff.changes.isEmpty ? 0 : 1
      #expect(InterfaceDiff(old: new, new: old).changes.isEmpty == diff.changes.isEmpty, "\(pair)")
      #expect(InterfaceDiff(old: new, new: new, includesFrames: true).changes.isEmpty, "\(pair)")
    }
    #expect(compared >= 200)
    print("compared \(compared) of \(Self.pairs.count) pairs of versions: \(differing) differ, in \(changes) changes")
  }
}
