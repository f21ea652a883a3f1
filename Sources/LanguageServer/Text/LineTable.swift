import LanguageServerProtocol
import XMLSyntax

/// Where the lines of a text begin, to go from bytes to positions and back.
struct LineTable: Sendable {
  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// What a character of a position is.
  let encoding: PositionEncoding
  /// The first byte of each line; a line ends with LF, CR LF or CR.
  private let starts: [Int]

  init(_ bytes: [UInt8], encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    for (place, byte) in bytes.enumerated() {
      let isFeed = byte == UInt8(ascii: "\n")
      let isReturn =
        byte == UInt8(ascii: "\r") && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n"))
      if isFeed || isReturn { starts.append(place + 1) }
    }
    self.starts = starts
  }

  /// The byte that a position means. One beyond its line is at the line's end, one beyond the text at the text's.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    return offset(inLine: position.line, after: position.character) { Self.units(of: $0, in: encoding) }
  }

  /// The byte that a position of a diagnostic means.
  func offset(of position: SourcePosition) -> Int {
    guard starts.indices.contains(position.line - 1) else { return bytes.count }
    return offset(inLine: position.line - 1, after: position.column - 1) { Self.units(of: $0, in: .utf32) }
  }

  /// The bytes that a range means.
  func bytes(of range: TextRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// The position of a byte.
  func position(of offset: Int) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = self.line(of: offset)
    let character = bytes[starts[line]..<offset].reduce(0) { $0 + Self.units(of: $1, in: encoding) }
    return Position(line: line, character: character)
  }

  /// The range of a stretch of bytes.
  func range(of bytes: Range<Int>) -> TextRange {
    TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func offset(inLine line: Int, after count: Int, _ units: (UInt8) -> Int) -> Int {
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var offset = starts[line]
    var left = count
    while offset < end, !Self.endsLine(bytes[offset]) {
      let isContinuation = bytes[offset] & 0xC0 == 0x80
      if !isContinuation, left <= 0 { break }
      left -= units(bytes[offset])
      // A position between the bytes or the units of a character is taken for one after it.
      if encoding == .utf8, isContinuation, left < 0 { left = 0 }
      offset += 1
    }
    return offset
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// How many units a byte of UTF-8 stands for: its character's, with the first byte.
  private static func units(of byte: UInt8, in encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return 1 }
    if byte & 0xC0 == 0x80 { return 0 }
    return encoding == .utf16 && byte >= 0xF0 ? 2 : 1
  }
}
