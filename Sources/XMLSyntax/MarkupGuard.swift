/// A look at the bytes before the parser gets them, for what would cost it too much or what it lets pass: libxml2
/// compares every two attributes of a tag and keeps no count of them, ends a text at a NUL, and accepts UTF-8 that is
/// longer than it need be.
struct MarkupGuard {
  static let documentTypeMessage = "a document type declaration is not read: interface documents have none"

  let source: SourceText
  let limits: MarkupLimits

  private struct Fault {
    var kind: MarkupError.Kind
    var message: String
    var place: Int
  }

  /// Looks at the whole text, in linear time.
  ///
  /// - Throws: ``MarkupError`` at the first place that is beyond a limit or that no interface document can have.
  func check() throws(MarkupError) {
    let fault = source.bytes.withUnsafeBufferPointer { bytes in
      blankFault(bytes) ?? encodingFault(bytes) ?? tagFault(bytes)
    }
    if let fault {
      throw MarkupError(
        kind: fault.kind, message: fault.message, position: source.position(at: UInt32(fault.place)))
    }
  }

  private func blankFault(_ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    bytes.contains { !Self.isSpace($0) } ? nil : Fault(kind: .empty, message: "the document is empty", place: 0)
  }

  private func encodingFault(_ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    guard let place = UTF8Check.firstFault(in: bytes) else { return nil }
    let byte = bytes[place]
    guard byte != 0 else {
      return Fault(kind: .invalidEncoding, message: "the document holds a NUL byte", place: place)
    }
    let digits = String(byte, radix: 16, uppercase: true)
    var message = "the document is not valid UTF-8: the byte 0x\(digits) can't stand here"
    let declaration = String(decoding: bytes[..<XMLDeclaration.end(in: bytes)], as: UTF8.self)
    if let name = XMLDeclaration.encoding(in: declaration), !name.lowercased().hasPrefix("utf") {
      message += ", and the declared encoding \(name) is not read: save the document as UTF-8"
    }
    return Fault(kind: .invalidEncoding, message: message, place: place)
  }

  /// Goes from `<` to `<`. Only where they are far apart can there be too much between them.
  private func tagFault(_ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    let harmless = min(limits.maximumAttributes &* 4, limits.maximumValueLength)
    let count = bytes.count
    var index = 0
    while let tag = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
      index = tag + 1
      guard index < count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "!"):
        if Self.matches(bytes, index, "!DOCTYPE") {
          return Fault(kind: .documentType, message: Self.documentTypeMessage, place: tag)
        } else if Self.matches(bytes, index, "!--") {
          // libxml2 reports each of the hyphens again, with all of the comment: for as long as it takes.
          index = Self.end(of: "--", in: bytes, from: index + 3)
          if index < count, bytes[index] != UInt8(ascii: ">") {
            return Fault(kind: .notWellFormed, message: "'--' stands in a comment", place: index - 2)
          }
        } else if Self.matches(bytes, index, "![CDATA[") {
          index = Self.end(of: "]]>", in: bytes, from: index + 8)
        }
      case UInt8(ascii: "?"):
        index = Self.end(of: "?>", in: bytes, from: index + 1)
      case UInt8(ascii: "/"):
        break
      default:
        let end = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) ?? count
        if end - tag > harmless, let fault = attributeFault(bytes, tag: tag, before: end) { return fault }
        index = end
      }
    }
    return nil
  }

  private func attributeFault(_ bytes: UnsafeBufferPointer<UInt8>, tag: Int, before end: Int) -> Fault? {
    var attributes = 0
    var index = tag
    while index < end, bytes[index] != UInt8(ascii: ">") {
      let quote = bytes[index]
      index += 1
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let value = index
      while index < end, bytes[index] != quote { index += 1 }
      if index - value > limits.maximumValueLength {
        return Fault(
          kind: .limitExceeded,
          message: "the attribute's value has more than \(limits.maximumValueLength) bytes", place: value)
      }
      attributes += 1
      if attributes > limits.maximumAttributes {
        return Fault(
          kind: .limitExceeded, message: "the element has more than \(limits.maximumAttributes) attributes", place: tag)
      }
      index += 1
    }
    return nil
  }

  private static func end(of mark: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let place = ByteSearch.first(mark.utf8Start[0], in: bytes, from: index) {
      if matches(bytes, place, mark) { return place + mark.utf8CodeUnitCount }
      index = place + 1
    }
    return bytes.count
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ mark: StaticString) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where bytes[index + offset] != mark.utf8Start[offset] { return false }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
