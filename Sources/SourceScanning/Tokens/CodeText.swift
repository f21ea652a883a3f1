/// A source file's text in UTF-8, with what it takes to find the line and column of a place.
struct CodeText: Sendable {
  /// The text, without a byte order mark; may hold bytes that aren't UTF-8.
  let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [UInt32]
  /// The number of scalars before each stretch of the text: a column in a very long line isn't counted from its start.
  private let scalarsByStretch: [UInt32]

  /// Whether every byte is a scalar.
  private let isASCII: Bool

  private static let stretch = 256

  init(decoding file: [UInt8]) {
    // Places are kept in 32 bits; nobody writes more.
    let file = file.count > Int(Int32.max) ? Array(file.prefix(Int(Int32.max))) : file
    bytes = Self.utf8(file)
    lineStarts = Self.lineStarts(in: bytes)
    scalarsByStretch = Self.scalarsByStretch(in: bytes)
    isASCII = bytes.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } }
  }

  private static func utf8(_ file: [UInt8]) -> [UInt8] {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(file[3...]) }
    let isBigEndian = file.starts(with: [0xFE, 0xFF])
    guard isBigEndian || file.starts(with: [0xFF, 0xFE]) else { return file }
    let units = stride(from: 2, to: file.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      for index in bytes.indices {
        let isEnd = bytes[index] == .lineFeed || bytes[index] == .carriageReturn
        guard isEnd else { continue }
        let isFirstOfTwo =
          bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        if !isFirstOfTwo { starts.append(UInt32(index + 1)) }
      }
      return starts
    }
  }

  private static func scalarsByStretch(in bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      var counts: [UInt32] = [0]
      var start = 0
      while start + stretch <= bytes.count {
        counts.append((counts.last ?? 0) + scalars(in: bytes, start..<start + stretch))
        start += stretch
      }
      return counts
    }
  }

  /// The number of scalars that begin in a part of the text.
  private static func scalars(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    var count: UInt32 = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private func scalars(before offset: Int) -> Int {
    let stretch = offset / Self.stretch
    let rest = bytes.withUnsafeBufferPointer { Self.scalars(in: $0, stretch * Self.stretch..<offset) }
    return Int(scalarsByStretch[stretch] + rest)
  }

  /// The line and column of a byte.
  func position(at offset: Int) -> CodePosition {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lineStarts[low])
    if isASCII { return CodePosition(line: low + 1, column: offset - start + 1) }
    return CodePosition(line: low + 1, column: scalars(before: offset) - scalars(before: start) + 1)
  }
}
