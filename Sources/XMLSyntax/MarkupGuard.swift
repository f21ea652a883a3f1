/// A look at the bytes before the parser gets them, for what would cost it too much or confuse it: libxml2 compares
/// every two attributes of a tag, keeps no count of them, and ends a text at a NUL.
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
    if let place = source.bytes.firstIndex(of: 0) {
      throw error(.invalidEncoding, "the document holds a NUL byte", at: place)
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
        index = end(
          of: Self.matches(bytes, index, "!--") ? "-->" : Self.matches(bytes, index, "![CDATA[") ? "]]>" : ">",
          in: bytes, from: index)
      case UInt8(ascii: "?"):
        index = end(of: "?>", in: bytes, from: index)
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
          while index < count, bytes[index] != byte { index += 1 }
          attributes += 1
          if index - value > limits.maximumValueLength {
            return Fault(
              message:
                "the attribute's value has \(index - value) bytes; at most \(limits.maximumValueLength) are read",
              place: value)
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
