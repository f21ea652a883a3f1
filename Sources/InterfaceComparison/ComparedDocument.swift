import XMLSyntax

/// A document as comparing goes through it: its nodes in the document's order, parents before their children.
public struct ComparedDocument: Sendable {
  /// The text.
  public let source: SourceText
  /// How lines end.
  public let lineEnding: LineEnding
  /// The nodes; the first is the root.
  public let nodes: [ComparedNode]
  /// The nodes that have an identity.
  public let placesByIdentity: [String: Int]

  /// Reads a file.
  ///
  /// - Throws: ``ComparisonError`` for what is no well-formed document, or none in the format of Xcode 5 and later.
  public init(parsing file: [UInt8]) throws(ComparisonError) {
    try self.init(Self.parse(file))
  }

  private static func parse(_ file: [UInt8]) throws(ComparisonError) -> MarkupDocument {
    do throws(MarkupError) {
      return try MarkupDocument(parsing: file)
    } catch {
      throw .malformed(error)
    }
  }

  /// Reads a file and writes its line ends as another one's, so that text of both can stand in one file. Lines and
  /// columns stay as they are.
  ///
  /// - Throws: ``ComparisonError`` as ``init(parsing:)`` does.
  public init(parsing file: [UInt8], lineEnding: LineEnding) throws(ComparisonError) {
    let document = try ComparedDocument(parsing: file)
    guard document.lineEnding != lineEnding else {
      self = document
      return
    }
    try self.init(parsing: Self.lines(document.source.bytes, endedBy: lineEnding))
  }

  private static func lines(_ bytes: [UInt8], endedBy ending: LineEnding) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 32)
    for (place, byte) in bytes.enumerated() {
      let isAfterReturn = place > 0 && bytes[place - 1] == 0x0D
      switch byte {
      case 0x0A where isAfterReturn: break
      case 0x0A, 0x0D: output += ending.rawValue.utf8
      default: output.append(byte)
      }
    }
    return output
  }

  private init(_ document: MarkupDocument) throws(ComparisonError) {
    let root = document.root
    guard root.name == "document" else {
      let position = document.source.position(at: root.range.start)
      throw .unsupported(rootElement: root.name, position: position)
    }
    source = document.source
    lineEnding = document.lineEnding
    var builder = ComparedDocumentBuilder(source: document.source)
    builder.add(.element(root), parent: nil, depth: 0)
    nodes = builder.nodes
    placesByIdentity = builder.places
  }

  /// The nodes around a node, the innermost first.
  public func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(state: nodes[node].parent) { next in
      defer { next = next.flatMap { nodes[$0].parent } }
      return next
    }
  }

  /// The object or scene around a node, or the node itself; nil at the top of the document.
  public func owner(of node: Int) -> Int? {
    if nodes[node].identity != nil, !nodes[node].isTie { return node }
    return ancestors(of: node).first { nodes[$0].identity != nil && !nodes[$0].isTie }
  }

  /// The place of a node's first character.
  public func position(of node: Int) -> SourcePosition { source.position(at: nodes[node].range.start) }
}

extension ComparedDocument {
  /// The node with an identity that is nearest around a node, or the node itself; nil where there is none.
  public func nearestIdentity(of node: Int) -> Int? {
    nodes[node].identity != nil ? node : ancestors(of: node).first { nodes[$0].identity != nil }
  }
}
