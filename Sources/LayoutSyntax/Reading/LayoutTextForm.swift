/// How constraints stand in a text.
public enum LayoutTextForm: Sendable, Hashable {
  /// As the value of an attribute of `<layout>`, with semicolons between them.
  case attribute
  /// As the text of `<constraints>`, one a line or with semicolons between them.
  case block

  /// The constraints' places, without comments.
  func statements(of bytes: [UInt8]) -> [Range<Int>] {
    guard self == .block else { return Self.parts(of: bytes, in: bytes.indices) }
    var statements: [Range<Int>] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      let comment = bytes[start..<end].firstRange(of: "//".utf8)?.lowerBound
      statements += Self.parts(of: bytes, in: start..<(comment ?? end))
      start = end + 1
    }
    return statements
  }

  private static func parts(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where bytes[place] == UInt8(ascii: ";") {
      parts.append(start..<place)
      start = place + 1
    }
    return parts + [start..<range.upperBound]
  }
}
