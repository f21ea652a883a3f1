internal import CLibXML2

/// Builds the tree from libxml2's events.
///
/// libxml2 decides what is well formed and resolves references. It doesn't say where things stand: that is read off
/// the bytes, which by the time of an event are known to be well formed.
///
/// A structure that libxml2's callbacks reach by pointer, since every access to a class's property would be checked for
/// exclusivity anew, three million times for a large project.
struct MarkupParser {
  private let source: SourceText
  private var nodes: [MarkupStorage.NodeRecord] = []
  private var attributes: [MarkupStorage.AttributeRecord] = []
  private var names = NameTable()
  private var resolved: [UInt8] = []

  /// The open elements, outermost first; the document itself at the bottom.
  private var open: [Int32] = [0]
  /// The last child so far of each open element; 0 for none.
  private var lastChild: [Int32] = [0]
  /// The end of the markup that was last reported.
  private var lastEnd: UInt32 = 0
  /// The text since then, references resolved.
  fileprivate var pendingText: [UInt8] = []

  private var context: xmlParserCtxtPtr?
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var failure: MarkupError?
  /// The first fault's place and libxml2's account of it.
  private var fault: (code: Int32, text: String, offset: UInt32)?

  init(source: SourceText) {
    self.source = source
    nodes.reserveCapacity(source.bytes.count / 100)
    attributes.reserveCapacity(source.bytes.count / 35)
    nodes.append(Self.node(.document, parent: -1, start: 0, end: 0))
  }

  /// Parses the text.
  ///
  /// - Throws: ``MarkupError`` with the place of the first fault.
  static func parse(_ source: SourceText) throws(MarkupError) -> (MarkupStorage, root: Int32) {
    _ = initializeLibrary
    var parser = MarkupParser(source: source)
    withUnsafeMutablePointer(to: &parser) { parser in
      source.bytes.withUnsafeBufferPointer { buffer in
        parser.pointee.bytes = buffer
        run(parser, on: buffer)
        parser.pointee.bytes = UnsafeBufferPointer(start: nil, count: 0)
      }
    }
    return try parser.result()
  }

  private func result() throws(MarkupError) -> (MarkupStorage, root: Int32) {
    if let failure { throw failure }
    if let fault { throw MarkupFault(source: source, code: fault.code, text: fault.text, offset: fault.offset).error }
    guard let root = nodes.indices.first(where: { nodes[$0].kind == .element }) else {
      throw MarkupError(
        kind: .notWellFormed, message: "the document has no root element",
        position: source.position(at: UInt32(source.bytes.count)))
    }
    let storage = MarkupStorage(
      source: source, nodes: nodes, attributes: attributes, names: names.names, resolved: resolved)
    return (storage, Int32(root))
  }

  private static let initializeLibrary: Void = xmlInitParser()

  private static func run(_ parser: UnsafeMutablePointer<MarkupParser>, on buffer: UnsafeBufferPointer<UInt8>) {
    guard
      let context = buffer.withMemoryRebound(
        to: CChar.self, { xmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count)) })
    else { return }
    defer { xmlFreeParserCtxt(context) }
    parser.pointee.context = context
    defer { parser.pointee.context = nil }
    // The guard has checked depth and lengths, so libxml2's own, lower bounds are lifted; the encoding is always UTF-8
    // by now, whatever the declaration says. Entities are resolved, but without a document type there are only XML's five.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    // Unless it knows the encoding, libxml2 guesses it from the first four bytes, EBCDIC included.
    context.pointee.encoding = UnsafePointer(xmlCharStrdup("UTF-8"))
    install(parser, on: context)
    xmlParseDocument(context)
  }

  private static func install(_ parser: UnsafeMutablePointer<MarkupParser>, on context: xmlParserCtxtPtr) {
    let sax = context.pointee.sax
    context.pointee.userData = UnsafeMutableRawPointer(parser)
    sax?.pointee = xmlSAXHandler()
    sax?.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax?.pointee.startElementNs = { parser, _, _, _, _, _, _, _, _ in parser?.parser.pointee.startElement() }
    sax?.pointee.endElementNs = { parser, _, _, _ in parser?.parser.pointee.endElement() }
    sax?.pointee.characters = { parser, text, count in
      parser?.parser.pointee.pendingText.append(contentsOf: UnsafeBufferPointer(start: text, count: Int(count)))
    }
    sax?.pointee.ignorableWhitespace = sax?.pointee.characters
    sax?.pointee.cdataBlock = { parser, text, count in
      parser?.parser.pointee.leaf(.cdata, UnsafeBufferPointer(start: text, count: Int(count)))
    }
    sax?.pointee.comment = { parser, text in parser?.parser.pointee.leaf(.comment, MarkupParser.buffer(text)) }
    sax?.pointee.processingInstruction = { parser, _, _ in parser?.parser.pointee.processingInstruction() }
    sax?.pointee.internalSubset = { parser, _, _, _ in parser?.parser.pointee.refuseDocumentType() }
    sax?.pointee.getEntity = { _, name in xmlGetPredefinedEntity(name) }
    sax?.pointee.serror = { parser, error in
      guard let error else { return }
      parser?.parser.pointee.report(error.pointee)
    }
  }

  private static func buffer(_ text: UnsafePointer<xmlChar>?) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  }

  /// Where libxml2 stands in the text.
  private var offset: UInt32 {
    guard let input = context?.pointee.input else { return lastEnd }
    let consumed = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    return UInt32(min(max(consumed, 0), bytes.count))
  }

  // MARK: Events

  fileprivate mutating func startElement() {
    guard failure == nil else { return }
    let tagClose = offset
    let start = nextMarkup()
    flushText(before: start, atEndTag: false)
    let tagEnd = tagClose + (byte(tagClose) == UInt8(ascii: "/") ? 2 : 1)
    var node = Self.node(.element, parent: open[open.count - 1], start: start, end: tagEnd)
    node.firstAttribute = UInt32(attributes.count)
    node.name = scanStartTag(from: start + 1, to: tagClose)
    node.attributeCount = UInt32(attributes.count) - node.firstAttribute
    let index = append(node)
    open.append(index)
    lastChild.append(0)
    lastEnd = tagEnd
  }

  fileprivate mutating func endElement() {
    guard failure == nil, open.count > 1 else { return }
    let end = offset
    let element = Int(open[open.count - 1])
    if nodes[element].startTagEnd != end { flushText(before: nextMarkup(), atEndTag: true) }
    nodes[element].end = end
    open.removeLast()
    lastChild.removeLast()
    lastEnd = end
  }

  fileprivate mutating func leaf(_ kind: MarkupStorage.NodeRecord.Kind, _ text: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    let end = offset
    let start = nextMarkup()
    flushText(before: start, atEndTag: false)
    var node = Self.node(kind, parent: open[open.count - 1], start: start, end: end)
    node.content = resolve(text)
    append(node)
    lastEnd = end
  }

  fileprivate mutating func processingInstruction() {
    guard failure == nil else { return }
    let end = offset
    let start = nextMarkup()
    flushText(before: start, atEndTag: false)
    var node = Self.node(.processingInstruction, parent: open[open.count - 1], start: start, end: end)
    node.content = MarkupStorage.Slice(start: start + 2, end: max(start + 2, end - 2), isResolved: false)
    append(node)
    lastEnd = end
  }

  fileprivate mutating func refuseDocumentType() {
    fail(
      .documentType, "a document type declaration is not read: interface documents have none",
      at: nextMarkup())
  }

  fileprivate mutating func report(_ error: xmlError) {
    // A colon where none may be is no fault for XML without namespaces; no element or attribute is so named.
    let isFault = error.level == XML_ERR_FATAL || error.code == Int32(bitPattern: XML_NS_ERR_QNAME.rawValue)
    guard failure == nil, fault == nil, isFault else { return }
    fault = (error.code, error.message.map { String(cString: $0) } ?? "", offset)
    xmlStopParser(context)
  }

  private mutating func fail(_ kind: MarkupError.Kind, _ message: String, at offset: UInt32) {
    guard failure == nil else { return }
    failure = MarkupError(kind: kind, message: message, position: source.position(at: offset))
    xmlStopParser(context)
  }

  // MARK: Places

  /// The first `<` after the last markup: text can't contain one, so it begins the markup that is being reported. The
  /// XML declaration, which isn't reported, is passed over.
  private mutating func nextMarkup() -> UInt32 {
    var index = Int(lastEnd)
    if index == 0, bytes.count > 5, bytes[0] == UInt8(ascii: "<"), bytes[1] == UInt8(ascii: "?"),
      bytes[2] == UInt8(ascii: "x"), bytes[3] == UInt8(ascii: "m"), bytes[4] == UInt8(ascii: "l"),
      Self.isSpace(bytes[5])
    {
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index += 1
      lastEnd = UInt32(index)
      pendingText.removeAll(keepingCapacity: true)
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return UInt32(index)
  }

  private mutating func scanStartTag(from start: UInt32, to end: UInt32) -> UInt32 {
    var index = Int(start)
    let end = Int(end)
    while index < end, !Self.isSpace(bytes[index]) { index += 1 }
    let name = intern(Int(start), index)
    while true {
      while index < end, Self.isSpace(bytes[index]) { index += 1 }
      guard index < end else { return name }
      let attributeStart = index
      while index < end, bytes[index] != UInt8(ascii: "="), !Self.isSpace(bytes[index]) { index += 1 }
      let nameEnd = index
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
      guard index < end else { return name }
      let quote = bytes[index]
      index += 1
      let valueStart = index
      var isPlain = true
      while index < end, bytes[index] != quote {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
        index += 1
      }
      let slice =
        isPlain
        ? MarkupStorage.Slice(start: UInt32(valueStart), end: UInt32(index), isResolved: false)
        : resolveValue(valueStart, index)
      attributes.append(
        MarkupStorage.AttributeRecord(
          name: intern(attributeStart, nameEnd), start: UInt32(attributeStart), nameEnd: UInt32(nameEnd),
          valueStart: UInt32(valueStart), valueEnd: UInt32(index), value: slice))
      index += 1
    }
  }

  /// A value with its references resolved and its line breaks and tabs made spaces. libxml2 hands values over too, but
  /// not those of namespace declarations, nor does it say which attributes it takes for one.
  private mutating func resolveValue(_ start: Int, _ end: Int) -> MarkupStorage.Slice {
    let resolvedStart = UInt32(resolved.count)
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        let name = index
        while index < end, bytes[index] != UInt8(ascii: ";") { index += 1 }
        resolved.append(contentsOf: Self.character(of: bytes[name..<index]).utf8)
        index += 1
      case 0x0D:
        if index < end, bytes[index] == 0x0A { index += 1 }
        resolved.append(0x20)
      case 0x09, 0x0A:
        resolved.append(0x20)
      default:
        resolved.append(byte)
      }
    }
    return MarkupStorage.Slice(start: resolvedStart, end: UInt32(resolved.count), isResolved: true)
  }

  /// The character that a reference stands for, of whose kind libxml2 has made sure.
  private static func character(of reference: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: reference, as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst(1))
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }

  private mutating func intern(_ start: Int, _ end: Int) -> UInt32 {
    names.intern(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  // MARK: Nodes

  /// Makes a node of the text before `start`. White space is text only where nothing else is in the element.
  private mutating func flushText(before start: UInt32, atEndTag: Bool) {
    defer { pendingText.removeAll(keepingCapacity: true) }
    guard start > lastEnd, open.count > 1 else { return }
    let raw = bytes[Int(lastEnd)..<Int(start)]
    let isAlone = atEndTag && lastChild[lastChild.count - 1] == 0
    guard isAlone || raw.contains(where: { !Self.isSpace($0) }) else { return }
    var node = Self.node(.text, parent: open[open.count - 1], start: lastEnd, end: start)
    if raw.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D }) {
      let start = UInt32(resolved.count)
      resolved.append(contentsOf: pendingText)
      node.content = MarkupStorage.Slice(start: start, end: UInt32(resolved.count), isResolved: true)
    } else {
      node.content = MarkupStorage.Slice(start: lastEnd, end: start, isResolved: false)
    }
    append(node)
  }

  private mutating func resolve(_ text: UnsafeBufferPointer<UInt8>) -> MarkupStorage.Slice {
    let start = UInt32(resolved.count)
    resolved.append(contentsOf: text)
    return MarkupStorage.Slice(start: start, end: UInt32(resolved.count), isResolved: true)
  }

  @discardableResult
  private mutating func append(_ node: MarkupStorage.NodeRecord) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(node)
    let top = lastChild.count - 1
    if lastChild[top] == 0 {
      nodes[Int(open[top])].firstChild = index
    } else {
      nodes[Int(lastChild[top])].nextSibling = index
    }
    lastChild[top] = index
    return index
  }

  private static func node(
    _ kind: MarkupStorage.NodeRecord.Kind, parent: Int32, start: UInt32, end: UInt32
  ) -> MarkupStorage.NodeRecord {
    MarkupStorage.NodeRecord(
      kind: kind, name: 0, parent: parent, firstChild: 0, nextSibling: 0, firstAttribute: 0, attributeCount: 0,
      start: start, startTagEnd: end, end: end,
      content: MarkupStorage.Slice(start: start, end: start, isResolved: false))
  }

  private func byte(_ offset: UInt32) -> UInt8 { Int(offset) < bytes.count ? bytes[Int(offset)] : 0 }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension UnsafeMutableRawPointer {
  /// The parser whose address libxml2 was given for its callbacks.
  fileprivate var parser: UnsafeMutablePointer<MarkupParser> { assumingMemoryBound(to: MarkupParser.self) }
}
