import InterfaceComparison
import XMLSyntax

/// The text of a merged document, put together from pieces of its versions.
struct MergedText {
  private(set) var bytes: [UInt8] = []
  private let documents: Versions<ComparedDocument>

  init(_ documents: Versions<ComparedDocument>) {
    self.documents = documents
    bytes.reserveCapacity(documents.ours.source.bytes.count + documents.theirs.source.bytes.count / 8)
  }

  mutating func write(_ text: String) { bytes += text.utf8 }

  /// Copies a piece of a version.
  mutating func copy(_ start: UInt32, _ end: UInt32, of side: MergeSide) {
    bytes += documents[side].source.bytes[Int(start)..<Int(end)]
  }

  /// Copies a piece of a version with the white space before it.
  mutating func copyWithSpace(_ range: SourceRange, of side: MergeSide) {
    copy(spaceStart(before: range.start, of: side), range.end, of: side)
  }

  /// Copies the white space before a node; that of its depth, where it stood at another one.
  mutating func writeGap(before node: ComparedNode, depth: Int, of side: MergeSide) {
    if node.depth == depth {
      copy(spaceStart(before: node.range.start, of: side), node.range.start, of: side)
    } else {
      writeLineBreak(depth: depth)
    }
  }

  mutating func writeLineBreak(depth: Int) {
    write(documents.ours.lineEnding.rawValue)
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 4)
  }

  /// Where the white space before a place begins.
  func spaceStart(before place: UInt32, of side: MergeSide) -> UInt32 {
    let source = documents[side].source.bytes
    var start = Int(place)
    while start > 0, source[start - 1] <= 0x20 { start -= 1 }
    return UInt32(start)
  }

  /// Where the end tag of an element begins that has one.
  func endTagStart(of node: ComparedNode, _ side: MergeSide) -> UInt32 {
    let source = documents[side].source.bytes
    var start = Int(node.range.end) - 1
    while start > 0, source[start] != UInt8(ascii: "<") { start -= 1 }
    return UInt32(start)
  }
}
