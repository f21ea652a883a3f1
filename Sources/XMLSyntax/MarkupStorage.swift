/// The records behind a document's handles: one object a document, immutable once the parser is done.
final class MarkupStorage: Sendable {
  let source: SourceText
  let nodes: [NodeRecord]
  let attributes: [AttributeRecord]
  let names: [String]
  /// The text of values that contain references or line breaks, resolved.
  let resolved: [UInt8]

  init(
    source: SourceText, nodes: [NodeRecord], attributes: [AttributeRecord], names: [String], resolved: [UInt8]
  ) {
    self.source = source
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.resolved = resolved
  }

  /// A piece of text: in the source as it stands, or resolved elsewhere.
  struct Slice {
    var start: UInt32
    var end: UInt32
    var isResolved: Bool
  }

  struct NodeRecord {
    enum Kind: UInt8 { case document, element, text, cdata, comment, processingInstruction }

    var kind: Kind
    /// The element's or processing instruction's name.
    var name: UInt32
    var parent: Int32
    var firstChild: Int32
    var nextSibling: Int32
    var firstAttribute: UInt32
    var attributeCount: UInt32
    /// The start tag of an element; the whole of any other node.
    var start: UInt32
    var startTagEnd: UInt32
    var end: UInt32
    /// The text of a node that isn't an element.
    var content: Slice
  }

  struct AttributeRecord {
    var name: UInt32
    var start: UInt32
    var nameEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
    var value: Slice
  }

  func string(_ slice: Slice) -> String {
    let bytes = slice.isResolved ? resolved : source.bytes
    return bytes.withUnsafeBufferPointer { buffer in
      String(decoding: UnsafeBufferPointer(rebasing: buffer[Int(slice.start)..<Int(slice.end)]), as: UTF8.self)
    }
  }
}
