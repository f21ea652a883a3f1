/// A well-formed XML document: its text and the tree of its elements.
public struct MarkupDocument: Sendable {
  let storage: MarkupStorage
  private let rootIndex: Int32

  /// The text that the tree's ranges are in.
  public var source: SourceText { storage.source }

  /// The root element.
  public var root: MarkupElement { MarkupElement(storage: storage, index: rootIndex) }

  /// The XML declaration exactly as found (`<?xml version="1.0"?>`); nil when there is none.
  public let declaration: String?

  /// Parses a file.
  ///
  /// No document type, no entity but XML's five, no network: what would need one of them is refused.
  /// - Throws: ``MarkupError`` with the place of the first fault.
  public init(parsing file: [UInt8], limits: MarkupLimits = .standard) throws(MarkupError) {
    guard file.count <= limits.maximumSize else {
      throw MarkupError(
        kind: .limitExceeded,
        message: "the document has \(file.count) bytes; at most \(limits.maximumSize) are read",
        position: SourcePosition(line: 1, column: 1))
    }
    let source = try SourceText(decoding: file)
    try MarkupGuard(source: source, limits: limits).check()
    (storage, rootIndex) = try MarkupParser.parse(source)
    declaration = Self.declaration(in: source)
  }

  /// The nodes at the top: the root element with the comments and processing instructions around it.
  public var topLevelNodes: some Sequence<MarkupNode> {
    MarkupChildren(storage: storage, first: storage.nodes[0].firstChild)
  }

  private static func declaration(in source: SourceText) -> String? {
    let bytes = source.bytes
    guard bytes.starts(with: "<?xml".utf8), bytes.count > 5, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[5]),
      let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else {
      return nil
    }
    return source.string(in: SourceRange(start: 0, end: UInt32(end + 1)))
  }
}
