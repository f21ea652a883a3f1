internal import CLibXML2

/// Puts libxml2's account of a fault into words that help.
struct MarkupFault {
  let source: SourceText
  let code: Int32
  let text: String
  let offset: UInt32

  /// The fault as the rest of xibc knows it.
  var error: MarkupError {
    if let marker = conflictMarker {
      return MarkupError(
        kind: .mergeConflict,
        message: "a version control conflict marker stands in the document: resolve the conflict first",
        position: source.position(at: marker))
    }
    if let mismatch { return mismatch }
    let (kind, message) = account
    return MarkupError(kind: kind, message: message, position: source.position(at: place))
  }

  /// Where the fault is: libxml2 may stand behind it, or still before the text that it is in.
  private var place: UInt32 {
    let found: Int? =
      switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
      case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
        source.bytes.prefix(Int(offset)).lastIndex(of: UInt8(ascii: "&"))
      case XML_ERR_MISPLACED_CDATA_END:
        source.bytes.suffix(from: Int(offset)).firstRange(of: "]]>".utf8)?.lowerBound
      default: nil
      }
    return found.map { UInt32($0) } ?? offset
  }

  /// An end tag that isn't the open element's. libxml2 reports it once it's past it; the tag itself is the place.
  private var mismatch: MarkupError? {
    guard xmlParserErrors(rawValue: UInt32(bitPattern: code)) == XML_ERR_TAG_NAME_MISMATCH else { return nil }
    let words = phrase.split(separator: " ")
    guard let open = words.firstIndex(of: "mismatch:").map({ $0 + 1 }), open < words.count, let end = words.last,
      let place = source.bytes[..<min(Int(offset), source.bytes.count)].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return MarkupError(
      kind: .notWellFormed, message: "'</\(end)>' stands where '</\(words[open])>' has to",
      position: source.position(at: UInt32(place)))
  }

  private var account: (MarkupError.Kind, String) {
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      (.undefinedEntity, "only the entities amp, lt, gt, quot and apos exist in an interface document")
    case XML_ERR_DOCUMENT_EMPTY:
      (.notWellFormed, "the document has no root element")
    case _ where offset >= source.bytes.count:
      (.notWellFormed, "the document ends before its elements are closed")
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING, XML_ERR_UNSUPPORTED_ENCODING, XML_ERR_UNKNOWN_ENCODING:
      (.invalidEncoding, "the document holds a character that XML doesn't allow")
    default:
      (.notWellFormed, "the document is not well formed: \(phrase)")
    }
  }

  /// libxml2's sentence without its line break.
  private var phrase: String {
    String(text.prefix { $0 != "\n" })
  }

  /// The start of the first line that a version control system wrote into a conflict.
  private var conflictMarker: UInt32? {
    let bytes = source.bytes
    var index = 0
    var isLineStart = true
    while index + 7 < bytes.count {
      let byte = bytes[index]
      if isLineStart, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|"),
        bytes[index + 7] == UInt8(ascii: " "), bytes[index..<index + 7].allSatisfy({ $0 == byte })
      {
        return UInt32(index)
      }
      isLineStart = byte == 0x0A || byte == 0x0D
      index += 1
    }
    return nil
  }
}
