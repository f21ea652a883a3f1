/// The records behind a document's handles: one object a document, immutable once the parser is done.
final class MarkupStorage: Sendable {
  let source: SourceText
  let nodes: [NodeRecord]
  let attributes: [AttributeRecord]
  let names: [String]
  /// Values that are not in the source as they stand, one after the other: references and line breaks resolved.
  let resolved: [UInt8]
  /// Where each of them lies in `resolved`.
  let resolvedSpans: [Span]

  init(
    source: SourceText, nodes: [NodeRecord], attributes: [AttributeRecord], names: [String], resolved: [UInt8],
    resolvedSpans: [Span]
  ) {
    self.source = source
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.resolved = resolved
    self.resolvedSpans = resolvedSpans
  }

  struct Span {
    var start: UInt32
    var end: UInt32
  }

  struct NodeRecord {
    enum Kind: UInt8 { case document, element, text, cdata, comment, processingInstruction }

    var kind: Kind
    /// The element's name.
    var name: UInt32 = 0
    var parent: Int32
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// An element's attributes.
    var attributes = Span(start: 0, end: 0)
    /// The start tag of an element; the whole of any other node.
    var start: UInt32
    var startTagEnd: UInt32
    var end: UInt32
    /// The place among the resolved values of the text of a node that isn't an element; -1 where the text is in the
    /// source.
    var resolved: Int32 = -1
  }

  struct AttributeRecord {
    var name: UInt32
    var start: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
    /// The place among the resolved values; -1 where the value is in the source.
    var resolved: Int32
  }

  func string(resolved index: Int32, orSource start: UInt32, _ end: UInt32) -> String {
    guard index >= 0 else { return Self.string(source.bytes, start, end) }
    let span = resolvedSpans[Int(index)]
    return Self.string(resolved, span.start, span.end)
  }

  private static func string(_ bytes: [UInt8], _ start: UInt32, _ end: UInt32) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]), as: UTF8.self)
    }
  }
}
