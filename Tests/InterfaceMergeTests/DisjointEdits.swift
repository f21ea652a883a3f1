import InterfaceMerge
import Testing
import XMLSyntax

/// Merges of edits that touch nothing of each other, compared with making all of them.
struct DisjointEdits {
  /// How many were merged.
  private(set) var merges = 0
  /// How many edits of each kind were in them.
  private(set) var edits: [String: Int] = [:]

  /// Merges two sides' edits of a document.
  mutating func check(_ bytes: [UInt8], seed: UInt64, name: String) throws {
    let document = try MarkupDocument(parsing: bytes)
    guard document.root.name == "document" else { return }
    var generator = EditGenerator(document, seed: seed)
    let ours = generator.edits(1 + Int(seed % 4))
    let theirs = generator.edits(1 + Int(seed / 4 % 4))
    guard let left = try applied(ours, to: bytes), let right = try applied(theirs, to: bytes),
      let both = try applied(theirs, to: left), try applied(ours, to: right) == both,
      !ours.isEmpty, !theirs.isEmpty
    else { return }
    let merge = try InterfaceMerge(base: bytes, ours: left, theirs: right)
    merges += 1
    for edit in ours + theirs { edits[edit.kind, default: 0] += 1 }
    #expect(
      merge.conflicts.isEmpty, "\(name), seed \(seed): \(merge.conflicts.first?.message ?? "")\n\(ours)\n\(theirs)")
    let isEqual = merge.bytes == both
    #expect(isEqual, "\(name), seed \(seed): \(firstDifference(merge.bytes, both))\n\(ours)\n\(theirs)")
  }

  private func applied(_ edits: [DocumentEdit], to bytes: [UInt8]) throws -> [UInt8]? {
    var bytes = bytes
    for edit in edits {
      guard let edited = try edit.applied(to: bytes) else { return nil }
      bytes = edited
    }
    return bytes
  }

  private func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String {
    let place = zip(left, right).prefix { $0 == $1 }.count
    func part(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, place - 60)..<min(bytes.count, place + 60)], as: UTF8.self)
    }
    return "merged: \(part(left))\nboth: \(part(right))"
  }
}
