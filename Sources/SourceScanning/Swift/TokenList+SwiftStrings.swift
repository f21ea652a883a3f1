/// The text of Swift's string literals.
extension TokenList {
  /// The text of a plain string literal; nil where an escape isn't known.
  func swiftString(_ index: Int) -> String? {
    var bytes = text.bytes[Int(self[index].start)..<Int(self[index].end)]
    let hashes = bytes.prefix { $0 == .hash }.count
    guard bytes.count >= 2 * (hashes + 1) else { return nil }
    bytes = bytes.dropFirst(hashes + 1).dropLast(hashes + 1)
    return Self.unescaped(bytes, hashes: hashes)
  }

  /// The text of a part of a string literal before, between or after its interpolations; nil where it isn't told:
  /// literals over several lines, and those with `#`.
  func swiftStringPart(_ index: Int) -> String? {
    var bytes = text.bytes[Int(self[index].start)..<Int(self[index].end)]
    if kind(index) == .stringHead {
      guard bytes.first == .quote, !bytes.starts(with: [.quote, .quote, .quote]) else { return nil }
      bytes = bytes.dropFirst()
    }
    if kind(index) == .stringTail {
      guard bytes.last == .quote else { return nil }
      bytes = bytes.dropLast()
    } else {
      bytes = bytes.dropLast(2)
    }
    return Self.unescaped(bytes, hashes: 0)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, hashes: Int) -> String? {
    guard bytes.contains(.backslash) else { return String(decoding: bytes, as: UTF8.self) }
    let marks = [.backslash] + Array(repeating: UInt8.hash, count: hashes)
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      guard rest.starts(with: marks) else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(marks.count)
      switch rest.popFirst() {
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "0"): result.append(0)
      case let escaped? where escaped == .backslash || escaped == .quote || escaped == .apostrophe:
        result.append(escaped)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(&rest) else { return nil }
        result.append(contentsOf: Array(String(Character(scalar)).utf8))
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads `{1F600}`.
  private static func scalar(_ bytes: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard bytes.popFirst() == UInt8(ascii: "{"), let close = bytes.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let digits = bytes[..<close]
    bytes = bytes[(close + 1)...]
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
