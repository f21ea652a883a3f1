/// The text of a document, always UTF-8 inside, whatever the file was.
public struct SourceText: Sendable {
  /// How the file encodes the text.
  public enum Encoding: Sendable, Hashable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// UTF-16, the low byte of each unit first.
    case utf16LittleEndian
    /// UTF-16, the high byte of each unit first.
    case utf16BigEndian
  }

  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// How the file encodes it.
  public let encoding: Encoding
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool
  /// The number of line ends before each stretch of the text.
  private let lineEnds: [UInt32]

  /// The bytes in a stretch: a place in the text is found by counting on from the start of its stretch.
  private static let stretch = 4096

  /// An empty text.
  public static let empty = SourceText(bytes: [], encoding: .utf8, hasByteOrderMark: false)

  init(bytes: [UInt8], encoding: Encoding, hasByteOrderMark: Bool) {
    self.bytes = bytes
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    lineEnds = bytes.withUnsafeBufferPointer(Self.lineEndsByStretch)
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count / 2 + file.count / 16)
    func unit(_ index: Int) -> UInt32? {
      guard index + 1 < file.endIndex else { return nil }
      let (first, second) = (UInt32(file[index]), UInt32(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var index = file.startIndex
    while index < file.endIndex {
      var scalar: Unicode.Scalar?
      if let first = unit(index) {
        index += 2
        scalar = Unicode.Scalar(first)
        if scalar == nil, first < 0xDC00, let second = unit(index), (0xDC00...0xDFFF).contains(second) {
          index += 2
          scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }
      }
      guard let scalar else {
        let text = SourceText(bytes: bytes, encoding: .utf8, hasByteOrderMark: false)
        throw MarkupError(
          kind: .invalidEncoding, message: "the file is not valid UTF-16",
          position: text.position(at: UInt32(bytes.count)))
      }
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// The line and column of a byte offset; an offset beyond the end means the end. Takes time in proportion to the
  /// length of the line.
  public func position(at offset: UInt32) -> SourcePosition {
    guard !bytes.isEmpty else { return SourcePosition(line: 1, column: 1) }
    return bytes.withUnsafeBufferPointer { buffer in
      let limit = min(Int(offset), buffer.count)
      let stretch = min(limit / Self.stretch, lineEnds.count - 1)
      let line = Int(lineEnds[stretch] + Self.lineEnds(in: buffer, stretch * Self.stretch..<limit)) + 1
      var column = 1
      var index = limit
      // Between the two bytes of CR LF, the line hasn't ended.
      while index > 0, !Self.endsLine(buffer, index - 1) {
        index -= 1
        if buffer[index] & 0xC0 != 0x80 { column += 1 }
      }
      return SourcePosition(line: line, column: column)
    }
  }

  /// The text in a range, which is cut off where the text ends.
  public func string(in range: SourceRange) -> String {
    let start = min(Int(range.start), bytes.count)
    return String(decoding: bytes[start..<max(start, min(Int(range.end), bytes.count))], as: UTF8.self)
  }

  /// The range in the bytes of the file as it was found, byte order mark and UTF-16 included. For UTF-16, takes time in
  /// proportion to the range's end.
  public func originalByteRange(of range: SourceRange) -> Range<Int> {
    let start = originalOffset(of: range.start)
    return start..<max(start, originalOffset(of: range.end))
  }

  /// The bytes of a file that has a text of UTF-8 in the encoding of this one, with its byte order mark.
  public func fileBytes(of text: [UInt8]) -> [UInt8] {
    guard encoding != .utf8 else { return hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + text : text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2 + 2)
    func append(_ unit: UInt16) {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes.append(encoding == .utf16BigEndian ? high : low)
      bytes.append(encoding == .utf16BigEndian ? low : high)
    }
    if hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
    return bytes
  }

  private func originalOffset(of offset: UInt32) -> Int {
    let limit = min(Int(offset), bytes.count)
    switch encoding {
    case .utf8:
      return limit + (hasByteOrderMark ? 3 : 0)
    case .utf16LittleEndian, .utf16BigEndian:
      let units = bytes.withUnsafeBufferPointer { buffer in
        buffer[..<limit].reduce(into: 0) { units, byte in
          if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        }
      }
      return units * 2 + (hasByteOrderMark ? 2 : 0)
    }
  }

  private static func lineEndsByStretch(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: (bytes.count + stretch - 1) / stretch)
    var total: UInt32 = 0
    // Carriage returns are rare: without one, the search can go from line feed to line feed.
    if ByteSearch.first(0x0D, in: bytes, from: 0) == nil {
      var filled = 0
      var index = 0
      while let feed = ByteSearch.first(0x0A, in: bytes, from: index) {
        while filled * stretch <= feed {
          counts[filled] = total
          filled += 1
        }
        total += 1
        index = feed + 1
      }
      while filled < counts.count {
        counts[filled] = total
        filled += 1
      }
    } else {
      for number in counts.indices {
        counts[number] = total
        total += lineEnds(in: bytes, number * stretch..<min((number + 1) * stretch, bytes.count))
      }
    }
    return counts
  }

  private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    var count: UInt32 = 0
    for index in range where endsLine(bytes, index) { count += 1 }
    return count
  }

  private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
  }
}
