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
    return MarkupError(kind: kind, message: message, position: source.position(at: offset))
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
    if offset >= source.bytes.count {
      return (.notWellFormed, "the document ends before its elements are closed")
    }
    return switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING, XML_ERR_UNSUPPORTED_ENCODING, XML_ERR_UNKNOWN_ENCODING:
      (.invalidEncoding, "the document holds a character that XML doesn't allow, or bytes that are no valid UTF-8")
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      (.undefinedEntity, "only the entities amp, lt, gt, quot and apos exist in an interface document")
    case XML_ERR_DOCUMENT_EMPTY:
      (.empty, "the document has no root element")
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
    var lineStart = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      for mark in ["<<<<<<< ", ">>>>>>> ", "||||||| "] where line.starts(with: mark.utf8) { return UInt32(lineStart) }
      lineStart += line.count + 1
    }
    return nil
  }
}
