internal import CLibXML2

/// Looks through bytes with the C library's vector instructions.
enum ByteSearch {
  /// The offset of the first such byte at or after `start`; nil when there is none.
  static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether the same `count` bytes stand at two places.
  static func isEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(left, right, count) == 0
  }
}
