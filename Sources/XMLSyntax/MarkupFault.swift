internal import CLibXML2

/// Puts libxml2's account of a fault into words that help, the same with each of its versions.
struct MarkupFault {
  let source: SourceText
  let code: Int32
  let text: String
  /// Where libxml2 stood.
  let offset: UInt32
  /// The innermost element that is open: its name and its start.
  let openElement: (name: String, start: UInt32)?

  /// The fault as the rest of xibc knows it.
  var error: MarkupError {
    let marker = source.bytes.withUnsafeBufferPointer {
      ConflictMarker.offset(in: $0, 0..<$0.count, openings: true)
    }
    if let marker {
      return MarkupError(
        kind: .mergeConflict, message: ConflictMarker.message, position: source.position(at: UInt32(marker)))
    }
    let (kind, message, place) = account
    return MarkupError(kind: kind, message: message, position: source.position(at: place))
  }

  private var account: (MarkupError.Kind, String, UInt32) {
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return (
        .undefinedEntity, "only the entities amp, lt, gt, quot and apos exist in an interface document",
        before(UInt8(ascii: "&"))
      )
    case XML_ERR_DOCUMENT_EMPTY:
      return (.notWellFormed, "the document has no root element", offset)
    // A whole end tag can be the last of a file; half of one is the end of it.
    case XML_ERR_TAG_NAME_MISMATCH where offset < source.bytes.count || source.bytes.last == UInt8(ascii: ">"):
      return (.notWellFormed, mismatch, lastTag)
    case _ where offset >= source.bytes.count:
      return (.notWellFormed, truncation, offset)
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING:
      return (.invalidEncoding, "the document holds a character that XML doesn't allow", offset)
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      return (.notWellFormed, "the character reference names no character of XML", offset)
    case XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME:
      return (.notWellFormed, "a bare '&' stands in the text: write it as '&amp;'", offset)
    case XML_ERR_NAME_REQUIRED where isReference:
      return (.notWellFormed, "a bare '&' stands in the text: write it as '&amp;'", offset)
    case XML_ERR_NAME_REQUIRED:
      return (.notWellFormed, "a name is expected here: a bare '<' is written as '&lt;'", offset)
    case XML_ERR_LT_IN_ATTRIBUTE:
      return (.notWellFormed, "'<' stands in an attribute's value: write it as '&lt;', or close the value", offset)
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return (.notWellFormed, "the attribute's value has no quotes", offset)
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return (.notWellFormed, "the attribute has no value", offset)
    case XML_ERR_SPACE_REQUIRED:
      return (.notWellFormed, "white space is missing here", offset)
    case XML_ERR_GT_REQUIRED:
      return (.notWellFormed, "the tag isn't closed with '>'", offset)
    case XML_ERR_ATTRIBUTE_REDEFINED:
      let (name, place) = repeatedAttribute ?? ("", offset)
      return (.notWellFormed, "the attribute '\(name)' is there twice", place)
    case XML_ERR_DOCUMENT_END:
      return (.notWellFormed, "the document goes on after the end of its root element", offset)
    case XML_ERR_RESERVED_XML_NAME:
      return (.notWellFormed, "an XML declaration can only stand at the very start of a document", offset)
    case XML_ERR_MISPLACED_CDATA_END:
      return (.notWellFormed, "']]>' stands in the text: write it as ']]&gt;'", sectionEnd)
    default:
      return (.notWellFormed, "the document is not well formed: \(phrase)", offset)
    }
  }

  private var truncation: String {
    guard let openElement else { return "the document ends too early" }
    let line = source.position(at: openElement.start).line
    return "the document ends before the element '\(openElement.name)' of line \(line) is closed"
  }

  private var mismatch: String {
    let name = source.string(in: SourceRange(start: lastTag + 2, end: offset)).prefix { $0 != ">" && $0 != " " }
    guard let openElement else { return "the end tag '\(name)' closes no element" }
    let line = source.position(at: openElement.start).line
    return "the end tag '\(name)' doesn't close the element '\(openElement.name)' of line \(line)"
  }

  private var isReference: Bool {
    offset > 0 && source.bytes[Int(offset) - 1] == UInt8(ascii: "&")
  }

  /// The start of the tag that libxml2 stood in or just after.
  private var lastTag: UInt32 { before(UInt8(ascii: "<")) }

  /// The last place of a byte before the one where libxml2 stood.
  private func before(_ byte: UInt8) -> UInt32 {
    source.bytes.prefix(Int(offset)).lastIndex(of: byte).map { UInt32($0) } ?? offset
  }

  /// libxml2 may still stand before the text that holds a `]]>`.
  private var sectionEnd: UInt32 {
    source.bytes.suffix(from: Int(offset)).firstRange(of: "]]>".utf8).map { UInt32($0.lowerBound) } ?? offset
  }

  /// The second of two attributes of the same name.
  private var repeatedAttribute: (name: String, start: UInt32)? {
    let bytes = source.bytes
    let end = Int(offset)
    var names: Set<ArraySlice<UInt8>> = []
    func skip(_ index: inout Int, while isWanted: (UInt8) -> Bool) {
      while index < end, isWanted(bytes[index]) { index += 1 }
    }
    var index = Int(lastTag)
    skip(&index) { $0 > 0x20 }
    while index < end {
      skip(&index) { $0 <= 0x20 }
      let start = index
      skip(&index) { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      let name = bytes[start..<index]
      if !names.insert(name).inserted { return (String(decoding: name, as: UTF8.self), UInt32(start)) }
      skip(&index) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard index < end else { return nil }
      let quote = bytes[index]
      index += 1
      skip(&index) { $0 != quote }
      index += 1
    }
    return nil
  }

  /// libxml2's sentence as a part of one: in one line, without a period.
  private var phrase: String {
    let line = text.prefix { $0 != "\n" && $0 != "." }
    return line.prefix(1).lowercased() + line.dropFirst()
  }
}
