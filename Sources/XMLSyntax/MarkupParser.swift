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
  private let limits: MarkupLimits
  private var nodes: [MarkupStorage.NodeRecord] = []
  private var attributes: [MarkupStorage.AttributeRecord] = []
  private var names = NameTable()
  private var resolved: [UInt8] = []
  private var resolvedSpans: [MarkupStorage.Span] = []

  /// The open elements, outermost first; the document itself at the bottom.
  private var open = [OpenElement(index: 0)]
  /// The end of the markup that was last reported.
  private var lastEnd: UInt32 = 0
  /// What stands between that and the next markup; nil until it is looked at.
  private var gap: Gap?
  /// The text in the gap, references resolved, where it isn't the source's.
  private var pendingText: [UInt8] = []

  private var context: xmlParserCtxtPtr?
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var failure: MarkupError?
  /// The first fault's place and libxml2's account of it.
  private var fault: (code: Int32, text: String, offset: UInt32)?

  private struct OpenElement {
    var index: Int32
    /// The last child so far; 0 for none.
    var lastChild: Int32 = 0
    /// Whether it holds text, so that white space in it counts.
    var isMixed = false
  }

  /// The bytes between two pieces of markup.
  private struct Gap {
    var end: UInt32
    var isBlank = true
    /// Whether there are references or carriage returns in it, so that the text isn't the source's.
    var isResolved = false
  }

  init(source: SourceText, limits: MarkupLimits) {
    self.source = source
    self.limits = limits
    nodes.reserveCapacity(source.bytes.count / 120)
    attributes.reserveCapacity(source.bytes.count / 36)
    nodes.append(MarkupStorage.NodeRecord(kind: .document, parent: -1, start: 0, startTagEnd: 0, end: 0))
  }

  /// Parses the text, which ``MarkupGuard`` has looked at.
  ///
  /// - Throws: ``MarkupError`` with the place of the first fault.
  static func parse(_ source: SourceText, limits: MarkupLimits) throws(MarkupError) -> (MarkupStorage, root: Int32) {
    _ = initializeLibrary
    var parser = MarkupParser(source: source, limits: limits)
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
    if let fault {
      let element = open.count > 1 ? nodes[Int(open[open.count - 1].index)] : nil
      throw MarkupFault(
        source: source, code: fault.code, text: fault.text, offset: fault.offset,
        openElement: element.map { (names.names[Int($0.name)], $0.start) }
      ).error
    }
    guard let root = nodes.indices.first(where: { nodes[$0].kind == .element }) else {
      throw MarkupError(
        kind: .notWellFormed, message: "the document has no root element",
        position: source.position(at: UInt32(source.bytes.count)))
    }
    let storage = MarkupStorage(
      source: source, nodes: nodes, attributes: attributes, names: names.names, resolved: resolved,
      resolvedSpans: resolvedSpans)
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
    // HUGE lifts libxml2's own, lower bounds: depth and lengths are this package's to bound. The encoding is always UTF-8
    // by now, whatever the declaration says. Without NOENT, `&amp;` in an attribute would come as `&#38;`; there is no
    // document type, so there are no entities to expand but XML's five.
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
    // A handler of its own: whatever isn't set here isn't called, and without a generic error handler nothing is
    // printed.
    sax?.pointee = xmlSAXHandler()
    sax?.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax?.pointee.startElementNs = { parser, name, prefix, _, _, _, count, _, values in
      parser?.parser.pointee.startElement(name, prefix, ReportedAttributes(values: values, count: Int(count)))
    }
    sax?.pointee.endElementNs = { parser, _, _, _ in parser?.parser.pointee.endElement() }
    sax?.pointee.characters = { parser, text, count in
      parser?.parser.pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    sax?.pointee.ignorableWhitespace = sax?.pointee.characters
    sax?.pointee.cdataBlock = { parser, text, count in
      parser?.parser.pointee.leaf(.cdata, UnsafeBufferPointer(start: text, count: Int(count)))
    }
    sax?.pointee.comment = { parser, text in
      parser?.parser.pointee.leaf(.comment, UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
    }
    sax?.pointee.processingInstruction = { parser, target, _ in
      parser?.parser.pointee.processingInstruction(target)
    }
    sax?.pointee.internalSubset = { parser, _, _, _ in parser?.parser.pointee.refuseDocumentType() }
    sax?.pointee.getEntity = { _, name in xmlGetPredefinedEntity(name) }
    sax?.pointee.serror = { parser, error in
      guard let error else { return }
      parser?.parser.pointee.report(error.pointee)
    }
  }

  /// Where libxml2 stands in the text.
  private var offset: UInt32 {
    guard let input = context?.pointee.input else { return lastEnd }
    let consumed = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    return UInt32(min(max(consumed, 0), bytes.count))
  }

  // MARK: Events

  fileprivate mutating func startElement(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ reported: ReportedAttributes
  ) {
    guard failure == nil, fault == nil else { return }
    let tagClose = offset
    let start = flushText(atEndTag: false)
    guard open.count <= limits.maximumDepth else {
      return fail(.limitExceeded, "elements are nested more than \(limits.maximumDepth) levels deep", at: start)
    }
    let tagEnd = tagClose + (byte(tagClose) == UInt8(ascii: "/") ? 2 : 1)
    var node = MarkupStorage.NodeRecord(
      kind: .element, parent: open[open.count - 1].index, start: start, startTagEnd: tagEnd, end: tagEnd)
    node.attributes.start = UInt32(attributes.count)
    let (number, length) =
      (prefix == nil ? knownName(name, at: Int(start) + 1, before: Int(tagClose)) : nil)
      ?? internName(at: Int(start) + 1, before: Int(tagClose), reportedBy: prefix == nil ? name : nil)
    node.name = number
    scanAttributes(from: Int(start) + 1 + length, to: Int(tagClose), reported)
    node.attributes.end = UInt32(attributes.count)
    open.append(OpenElement(index: append(node)))
    lastEnd = tagEnd
    refuseManyNames(at: start)
  }

  fileprivate mutating func endElement() {
    guard failure == nil, fault == nil, open.count > 1 else { return }
    let end = offset
    let element = Int(open[open.count - 1].index)
    if nodes[element].startTagEnd != end { _ = flushText(atEndTag: true) }
    nodes[element].end = end
    open.removeLast()
    lastEnd = end
  }

  fileprivate mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, fault == nil else { return }
    if currentGap().isResolved { pendingText.append(contentsOf: text) }
  }

  fileprivate mutating func leaf(_ kind: MarkupStorage.NodeRecord.Kind, _ text: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, fault == nil else { return }
    let end = offset
    if kind == .cdata { becomeMixed() }
    let start = flushText(atEndTag: false)
    var node = MarkupStorage.NodeRecord(
      kind: kind, parent: open[open.count - 1].index, start: start, startTagEnd: end, end: end)
    if contains(0x0D, start, end) { node.resolved = resolve(text) }
    _ = append(node)
    lastEnd = end
  }

  fileprivate mutating func processingInstruction(_ target: UnsafePointer<xmlChar>?) {
    guard failure == nil, fault == nil else { return }
    _ = names.intern(UnsafeBufferPointer(start: target, count: Int(xmlStrlen(target))))
    let end = offset
    let start = flushText(atEndTag: false)
    var node = MarkupStorage.NodeRecord(
      kind: .processingInstruction, parent: open[open.count - 1].index, start: start, startTagEnd: end, end: end)
    // libxml2 reports target and data apart, without the white space between them: the source has it all.
    if contains(0x0D, start, end) { node.resolved = resolveLines(start + 2, end - 2) }
    _ = append(node)
    lastEnd = end
    refuseManyNames(at: start)
  }

  fileprivate mutating func refuseDocumentType() {
    fail(.documentType, MarkupGuard.documentTypeMessage, at: currentGap().end)
  }

  fileprivate mutating func report(_ error: xmlError) {
    // A colon where none may be is no fault for XML without namespaces; no element or attribute is so named.
    let isFault = error.level == XML_ERR_FATAL || error.code == Int32(bitPattern: XML_NS_ERR_QNAME.rawValue)
    guard failure == nil, fault == nil, isFault else { return }
    fault = (error.code, error.message.map { String(cString: $0) } ?? "", offset)
    halt()
  }

  private mutating func fail(_ kind: MarkupError.Kind, _ message: String, at offset: UInt32) {
    guard failure == nil else { return }
    failure = MarkupError(kind: kind, message: message, position: source.position(at: offset))
    halt()
  }

  /// Ends the parse. `xmlStopParser` would free the text that libxml2 2.9's caller is still reading when it reports an
  /// error, so its marks alone are set: 2.9 looks at the state, 2.13 and later at the flag's value.
  private func halt() {
    context?.pointee.instate = XML_PARSER_EOF
    context?.pointee.disableSAX = 2
  }

  private mutating func refuseManyNames(at offset: UInt32) {
    guard names.names.count > limits.maximumNames else { return }
    fail(.limitExceeded, "the document has more than \(limits.maximumNames) different names", at: offset)
  }

  // MARK: Places

  /// What stands between the last markup and the next. Text can't contain a `<`, so the first one begins the markup that
  /// is being reported. The XML declaration, which isn't reported, is passed over.
  private mutating func currentGap() -> Gap {
    if let gap { return gap }
    var index = Int(lastEnd)
    if index == 0 {
      index = XMLDeclaration.end(in: bytes)
      lastEnd = UInt32(index)
    }
    var gap = Gap(end: 0)
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      // Most of it is indentation.
      while index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
      {
        index += 8
      }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { break }
      if byte > 0x20 {
        gap.isBlank = false
        if byte == UInt8(ascii: "&") { gap.isResolved = true }
      } else if byte == 0x0D {
        gap.isResolved = true
      }
      index += 1
    }
    gap.end = UInt32(index)
    self.gap = gap
    return gap
  }

  private mutating func scanAttributes(from start: Int, to end: Int, _ reported: ReportedAttributes) {
    var index = start
    var next = 0
    while true {
      while index < end, Self.isSpace(bytes[index]) { index += 1 }
      guard index < end else { return }
      let attributeStart = index
      let isReported: Bool
      let (number, length): (UInt32, Int)
      if next < reported.count, reported.prefix(next) == nil,
        let known = knownName(reported.name(next), at: index, before: end)
      {
        (isReported, (number, length)) = (true, known)
      } else {
        isReported = next < reported.count && reported.isNamed(next, at: index, before: end, in: bytes)
        let address = isReported && reported.prefix(next) == nil ? reported.name(next) : nil
        (number, length) = internName(at: index, before: end, reportedBy: address)
      }
      index += length
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
      guard index < end else { return }
      let quote = bytes[index]
      index += 1
      let valueStart = index
      var place: Int32 = -1
      if isReported, let value = reported.value(next), isEqual(value, at: index, before: end),
        bytes[index + value.count] == quote
      {
        index += value.count
      } else {
        var isPlain = true
        while index < end, bytes[index] != quote {
          if bytes[index] == UInt8(ascii: "&") || bytes[index] < 0x20 { isPlain = false }
          index += 1
        }
        if !isPlain { place = resolveValue(valueStart, index) }
      }
      if isReported {
        next += 1
      } else {
        // A namespace: its name counts among those that libxml2 keeps.
        _ = names.intern(UnsafeBufferPointer(rebasing: bytes[valueStart..<index]))
      }
      attributes.append(
        MarkupStorage.AttributeRecord(
          name: number, start: UInt32(attributeStart), valueStart: UInt32(valueStart), valueEnd: UInt32(index),
          resolved: place))
      index += 1
    }
  }

  /// The name that stands at a place, if it is the one that libxml2 reports by an address seen before: its number and
  /// its length.
  private func knownName(
    _ name: UnsafePointer<xmlChar>?, at start: Int, before end: Int
  ) -> (number: UInt32, length: Int)? {
    guard let base = bytes.baseAddress,
      let (number, length) = names.name(
        reportedAt: UInt(bitPattern: name), standingAt: base + start, available: end - start),
      start + length == end || Self.endsName(bytes[start + length])
    else { return nil }
    return (number, length)
  }

  private mutating func internName(
    at start: Int, before end: Int, reportedBy address: UnsafePointer<xmlChar>?
  ) -> (number: UInt32, length: Int) {
    var index = start
    while index < end, !Self.endsName(bytes[index]) { index += 1 }
    let number = names.intern(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    if let address { names.remember(number, reportedAt: UInt(bitPattern: address)) }
    return (number, index - start)
  }

  private func isEqual(_ value: UnsafeBufferPointer<UInt8>, at place: Int, before end: Int) -> Bool {
    guard place + value.count < end, let base = bytes.baseAddress, let start = value.baseAddress else { return false }
    return ByteSearch.isEqual(base + place, start, count: value.count)
  }

  private func contains(_ byte: UInt8, _ start: UInt32, _ end: UInt32) -> Bool {
    ByteSearch.first(byte, in: UnsafeBufferPointer(rebasing: bytes[..<Int(end)]), from: Int(start)) != nil
  }

  // MARK: Nodes

  /// Makes a node of the text before the markup that is being reported, and says where that markup begins.
  ///
  /// White space is text only where it is all an element holds, or where other text is in the element.
  private mutating func flushText(atEndTag: Bool) -> UInt32 {
    let gap = currentGap()
    self.gap = nil
    let top = open.count - 1
    guard top > 0, gap.end > lastEnd else { return gap.end }
    if gap.isBlank, !open[top].isMixed, !(atEndTag && open[top].lastChild == 0) {
      pendingText.removeAll(keepingCapacity: true)
      return gap.end
    }
    if !gap.isBlank {
      becomeMixed()
      refuseConflictMarker(before: gap.end)
    }
    var node = MarkupStorage.NodeRecord(
      kind: .text, parent: open[top].index, start: lastEnd, startTagEnd: gap.end, end: gap.end)
    if gap.isResolved {
      node.resolved = pendingText.withUnsafeBufferPointer { resolve($0) }
      pendingText.removeAll(keepingCapacity: true)
    }
    _ = append(node)
    return gap.end
  }

  /// Gives the innermost element the white space that was left out so far, now that there is text in it.
  private mutating func becomeMixed() {
    let top = open.count - 1
    guard top > 0, !open[top].isMixed else { return }
    open[top].isMixed = true
    guard open[top].lastChild != 0 else { return }
    let parent = open[top].index
    var previous: Int32 = 0
    var child = nodes[Int(parent)].firstChild
    var end = nodes[Int(parent)].startTagEnd
    while child != 0 {
      let record = nodes[Int(child)]
      if record.start > end {
        let space = Int32(nodes.count)
        var node = MarkupStorage.NodeRecord(
          kind: .text, parent: parent, start: end, startTagEnd: record.start, end: record.start)
        node.nextSibling = child
        if contains(0x0D, end, record.start) { node.resolved = resolveLines(end, record.start) }
        nodes.append(node)
        if previous == 0 { nodes[Int(parent)].firstChild = space } else { nodes[Int(previous)].nextSibling = space }
      }
      end = record.end
      previous = child
      child = record.nextSibling
    }
  }

  /// A conflict's last mark can stand in text, where nothing else than XML's rules would see it; Xcode writes `&gt;`.
  private mutating func refuseConflictMarker(before end: UInt32) {
    guard let mark = ConflictMarker.offset(in: bytes, Int(lastEnd)..<Int(end), openings: false) else { return }
    fail(.mergeConflict, ConflictMarker.message, at: UInt32(mark))
  }

  private mutating func resolve(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let start = UInt32(resolved.count)
    resolved.append(contentsOf: text)
    resolvedSpans.append(MarkupStorage.Span(start: start, end: UInt32(resolved.count)))
    return Int32(resolvedSpans.count - 1)
  }

  /// Takes a value with its references resolved and its line breaks and tabs made spaces. libxml2 hands values over
  /// too, but not those of namespace declarations.
  private mutating func resolveValue(_ start: Int, _ end: Int) -> Int32 {
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
    resolvedSpans.append(MarkupStorage.Span(start: resolvedStart, end: UInt32(resolved.count)))
    return Int32(resolvedSpans.count - 1)
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

  /// Takes a piece of the source with its line ends turned into LF.
  private mutating func resolveLines(_ start: UInt32, _ end: UInt32) -> Int32 {
    var text: [UInt8] = []
    for index in Int(start)..<Int(end) {
      let byte = bytes[index]
      if byte != 0x0D {
        text.append(byte)
      } else if bytes[index + 1] != 0x0A {
        text.append(0x0A)
      }
    }
    return text.withUnsafeBufferPointer { resolve($0) }
  }

  private mutating func append(_ node: MarkupStorage.NodeRecord) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(node)
    let top = open.count - 1
    let previous = open[top].lastChild
    if previous == 0 {
      nodes[Int(open[top].index)].firstChild = index
    } else {
      nodes[Int(previous)].nextSibling = index
    }
    open[top].lastChild = index
    return index
  }

  private func byte(_ offset: UInt32) -> UInt8 { Int(offset) < bytes.count ? bytes[Int(offset)] : 0 }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}

extension UnsafeMutableRawPointer {
  /// The parser whose address libxml2 was given for its callbacks.
  fileprivate var parser: UnsafeMutablePointer<MarkupParser> { assumingMemoryBound(to: MarkupParser.self) }
}
