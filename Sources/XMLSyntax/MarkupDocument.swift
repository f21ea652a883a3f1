/// A well-formed XML document: its text and the tree of its elements.
public struct MarkupDocument: Sendable {
  let storage: MarkupStorage
  private let rootIndex: Int32

  /// The text that the tree's ranges are in.
  public var source: SourceText { storage.source }

  /// The root element.
  public var root: MarkupElement { MarkupElement(storage: storage, index: rootIndex) }

  /// The XML declaration exactly as found (`<?xml version="1.0"?>`); nil when there is none.
  public var declaration: String? {
    let end = source.bytes.withUnsafeBufferPointer { XMLDeclaration.end(in: $0) }
    return end > 0 ? source.string(in: SourceRange(start: 0, end: UInt32(end))) : nil
  }

  /// How lines end, going by the first.
  public var lineEnding: LineEnding { LineEnding(of: source.bytes) }

  /// Whether the last line is ended.
  public var hasFinalNewline: Bool { source.bytes.last == 0x0A || source.bytes.last == 0x0D }

  /// The nodes at the top: the root element with the comments and processing instructions around it.
  public var topLevelNodes: MarkupChildren { MarkupChildren(storage: storage, first: storage.nodes[0].firstChild) }

  init(storage: MarkupStorage, rootIndex: Int32) {
    self.storage = storage
    self.rootIndex = rootIndex
  }

  /// Parses a file.
  ///
  /// No document type, no entity but XML's five, no network: what would need one of them is refused. Time and memory are
  /// in proportion to the size, whatever the bytes are. Any number of documents may be parsed at the same time.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file, byte order mark and all: UTF-8 or UTF-16.
  ///   - limits: how much is read at most. Sizes beyond 1 GiB are refused in any case.
  /// - Throws: ``MarkupError`` with the place of the first fault.
  public init(parsing file: [UInt8], limits: MarkupLimits = .standard) throws(MarkupError) {
    let maximumSize = min(limits.maximumSize, 1 << 30)
    guard file.count <= maximumSize else {
      throw MarkupError(
        kind: .limitExceeded, message: "the document has \(file.count) bytes; at most \(maximumSize) are read",
        position: SourcePosition(line: 1, column: 1))
    }
    let source = try SourceText(decoding: file)
    try MarkupGuard(source: source, limits: limits).check()
    (storage, rootIndex) = try MarkupParser.parse(source, limits: limits)
  }
}
