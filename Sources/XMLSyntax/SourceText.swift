/// The text of a document, always UTF-8 inside, whatever the file was.
public struct SourceText: Sendable {
  /// How the file encodes the text.
  public enum Encoding: Sendable, Hashable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// How the file encodes it.
  public let encoding: Encoding
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool

  /// An empty text.
  public static let empty = SourceText(bytes: [], encoding: .utf8, hasByteOrderMark: false)

  init(bytes: [UInt8], encoding: Encoding, hasByteOrderMark: Bool) {
    self.bytes = bytes
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Decodes a file: UTF-16 by its byte order mark or by the zero bytes around its first `<`, anything else as UTF-8.
  ///
  /// - Throws: ``MarkupError`` for UTF-16 that isn't well formed; UTF-8 is judged when it is parsed.
  public init(decoding file: [UInt8]) throws(MarkupError) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(bytes: Array(file[3...]), encoding: .utf8, hasByteOrderMark: true)
    } else if file.starts(with: [0xFF, 0xFE]) {
      self.init(
        bytes: try Self.utf8(file[2...], isBigEndian: false), encoding: .utf16LittleEndian, hasByteOrderMark: true)
    } else if file.starts(with: [0xFE, 0xFF]) {
      self.init(bytes: try Self.utf8(file[2...], isBigEndian: true), encoding: .utf16BigEndian, hasByteOrderMark: true)
    } else if file.starts(with: [0x3C, 0x00]) {
      self.init(
        bytes: try Self.utf8(file[...], isBigEndian: false), encoding: .utf16LittleEndian, hasByteOrderMark: false)
    } else if file.starts(with: [0x00, 0x3C]) {
      self.init(bytes: try Self.utf8(file[...], isBigEndian: true), encoding: .utf16BigEndian, hasByteOrderMark: false)
    } else {
      self.init(bytes: file, encoding: .utf8, hasByteOrderMark: false)
    }
  }

  private static func utf8(_ file: ArraySlice<UInt8>, isBigEndian: Bool) throws(MarkupError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(file.count / 2)
    var index = file.startIndex
    while index + 1 < file.endIndex {
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    let isIllFormed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { bytes.append($0) })
    guard !isIllFormed, index == file.endIndex else {
      let text = SourceText(bytes: bytes, encoding: .utf8, hasByteOrderMark: false)
      throw MarkupError(
        kind: .invalidEncoding, message: "the file is not valid UTF-16",
        position: text.position(at: UInt32(bytes.count)))
    }
    return bytes
  }

  /// The line and column of a byte offset; an offset beyond the end means the end. Takes time in proportion to the
  /// offset.
  public func position(at offset: UInt32) -> SourcePosition {
    let limit = min(Int(offset), bytes.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < limit {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        line += 1
        lineStart = index
      }
    }
    let column = bytes[lineStart..<max(lineStart, limit)].reduce(into: 1) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return SourcePosition(line: line, column: column)
  }

  /// The text in a range, which is cut off where the text ends.
  public func string(in range: SourceRange) -> String {
    let start = min(Int(range.start), bytes.count)
    return String(decoding: bytes[start..<max(start, min(Int(range.end), bytes.count))], as: UTF8.self)
  }

  /// The range in the bytes of the file as it was found, byte order mark and UTF-16 included.
  public func originalByteRange(of range: SourceRange) -> Range<Int> {
    func original(_ offset: UInt32) -> Int {
      let limit = min(Int(offset), bytes.count)
      switch encoding {
      case .utf8:
        return limit + (hasByteOrderMark ? 3 : 0)
      case .utf16LittleEndian, .utf16BigEndian:
        return String(decoding: bytes[..<limit], as: UTF8.self).utf16.count * 2 + (hasByteOrderMark ? 2 : 0)
      }
    }
    let start = original(range.start)
    return start..<max(start, original(range.end))
  }
}
