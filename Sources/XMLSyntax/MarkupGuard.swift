/// A look at the bytes before the parser gets them, for what would cost it too much or confuse it: libxml2 compares
/// every two attributes of a tag, keeps no count of them, ends a text at a NUL, and lets some ill-formed UTF-8 pass.
struct MarkupGuard {
  let source: SourceText
  let limits: MarkupLimits

  /// Looks at the whole text.
  ///
  /// - Throws: ``MarkupError`` at the first place that is beyond a limit or that no XML document can have.
  func check() throws(MarkupError) {
    guard source.bytes.contains(where: { !Self.isSpace($0) }) else {
      throw MarkupError(kind: .empty, message: "the document is empty", position: SourcePosition(line: 1, column: 1))
    }
    // The tree's offsets have 32 bits, and libxml2's count of bytes has a sign.
    guard source.bytes.count < Int(Int32.max) else {
      throw error(.limitExceeded, "the document has more bytes than are ever read", at: 0)
    }
    if let place = source.bytes.withUnsafeBytes(Self.firstIllFormed) {
      throw error(
        .invalidEncoding,
        source.bytes[place] == 0 ? "the document holds a NUL byte" : "the document holds bytes that are no valid UTF-8",
        at: place)
    }
    if let fault = source.bytes.withUnsafeBufferPointer(firstFault) {
      throw error(.limitExceeded, fault.message, at: fault.place)
    }
  }

  private struct Fault {
    var message: String
    var place: Int
  }

  /// Walks from tag to tag; comments, CDATA sections and processing instructions are skipped whole.
  private func firstFault(_ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    var index = 0
    var depth = 0
    let count = bytes.count
    while index < count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let tag = index
      index += 1
      guard index < count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "!"):
        // The two hyphens that open a comment don't close it too.
        if Self.matches(bytes, index, "!--") {
          index = end(of: "-->", in: bytes, from: index + 3)
        } else {
          index = end(of: Self.matches(bytes, index, "![CDATA[") ? "]]>" : ">", in: bytes, from: index)
        }
      case UInt8(ascii: "?"):
        index = end(of: "?>", in: bytes, from: index + 1)
      case UInt8(ascii: "/"):
        depth -= 1
        index = end(of: ">", in: bytes, from: index)
      default:
        var attributes = 0
        while index < count, bytes[index] != UInt8(ascii: ">") {
          let byte = bytes[index]
          index += 1
          guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
          let value = index
          let valueLimit = min(count, value + min(limits.maximumValueLength, count))
          while index < valueLimit, bytes[index] != byte { index += 1 }
          attributes += 1
          if index < count, bytes[index] != byte {
            return Fault(
              message: "the attribute's value has more than \(limits.maximumValueLength) bytes", place: value)
          }
          if attributes > limits.maximumAttributes {
            return Fault(
              message: "the element has more than \(limits.maximumAttributes) attributes", place: tag)
          }
          index += 1
        }
        depth += 1
        if depth > limits.maximumDepth {
          return Fault(message: "elements are nested more than \(limits.maximumDepth) levels deep", place: tag)
        }
        if index < count, bytes[index - 1] == UInt8(ascii: "/") { depth -= 1 }
        index += 1
      }
    }
    return nil
  }

  /// The place of the first NUL byte or of the first byte that begins no well-formed UTF-8.
  private static func firstIllFormed(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      // Eight bytes of ASCII without a NUL at a time.
      while index + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      guard index < count else { return nil }
      let length = scalarLength(bytes, index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the scalar at a place has; 0 for a NUL or what is ill-formed: table 3-7 of the Unicode Standard.
  private static func scalarLength(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let first = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for place in (index + 2)..<max(index + 2, index + length) where bytes[place] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private func end(of mark: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if Self.matches(bytes, index, mark) { return index + mark.utf8CodeUnitCount }
      index += 1
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

  private func error(_ kind: MarkupError.Kind, _ message: String, at place: Int) -> MarkupError {
    MarkupError(kind: kind, message: message, position: source.position(at: UInt32(place)))
  }
}
