import Foundation
import InterfaceMerge
import Testing
import XMLSyntax

/// Merges of random edits, the same ones in every run.
@Suite struct MergePropertyTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The documents that the project ships as examples and samples.
  private static let fixtures: [String] = {
    let folders = ["Examples", "Tests/Execution/Samples/Documents"]
    return folders.flatMap { folder in
      let names =
        FileManager.default.enumerator(atPath: package.path + "/" + folder)?.compactMap { $0 as? String } ?? []
      return names.filter { !$0.contains(".build") && ($0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")) }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }()

  @Test func disjointEditsOfOurDocumentsMerge() throws {
    var disjoint = DisjointEdits()
    #expect(!Self.fixtures.isEmpty)
    for (place, fixture) in Self.fixtures.enumerated() {
      let bytes = [UInt8](try Data(contentsOf: Self.package.appendingPathComponent(fixture)))
      for seed in 0..<40 { try disjoint.check(bytes, seed: UInt64(place * 1000 + seed), name: fixture) }
    }
    #expect(disjoint.merges > 200)
  }

  @Test func aVersionMergedWithItselfOrItsBaseStaysAsItIs() throws {
    for (place, fixture) in Self.fixtures.enumerated() {
      let bytes = [UInt8](try Data(contentsOf: Self.package.appendingPathComponent(fixture)))
      var generator = EditGenerator(try MarkupDocument(parsing: bytes), seed: UInt64(place))
      let edited = try generator.edits(6).reduce(bytes) { try $1.applied(to: $0) ?? $0 }
      for (base, ours, theirs) in [(bytes, edited, bytes), (bytes, bytes, edited), (bytes, edited, edited)] {
        let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts.isEmpty && merge.bytes == edited, "\(fixture)")
      }
    }
  }

  private static let corpus: String? = {
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus/documents").path
    let path = ProcessInfo.processInfo.environment["XIBC_CORPUS"] ?? beside
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  @Test(.enabled(if: corpus != nil, "no corpus: set XIBC_CORPUS to a folder of documents"))
  func disjointEditsOfRealDocumentsMerge() throws {
    let folder = try #require(Self.corpus)
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var documents = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var random = SeededGenerator(seed: 5)
    documents.shuffle(using: &random)
    var disjoint = DisjointEdits()
    for (place, name) in documents.enumerated() where disjoint.merges < 500 {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      guard (try? MarkupDocument(parsing: bytes)) != nil, bytes.count < 200_000 else { continue }
      try disjoint.check(bytes, seed: UInt64(place), name: name)
    }
    #expect(disjoint.merges == 500)
    let edits = disjoint.edits.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("merged \(disjoint.merges) pairs of disjoint edits of real documents: \(edits)")
  }
}
