/// A strict look at UTF-8: shortest forms alone, no surrogates, nothing beyond U+10FFFF; and no NUL.
enum UTF8Check {
  /// The offset of the first byte that can't stand where it stands; nil when all is well.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    var index = 0
    while index < count {
      // Eight bytes at a time while they are ASCII and none is NUL.
      while index + 8 <= count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let zero = (word &- 0x0101_0101_0101_0101) & ~word
        guard (word | zero) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      guard index < count else { return nil }
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte != 0 else { return index }
        index += 1
      } else if let length = length(of: bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The length of the multi-byte sequence at a place; nil when it isn't well formed.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
