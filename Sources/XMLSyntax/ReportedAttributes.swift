internal import CLibXML2

/// The attributes of a start tag as libxml2 reports them: five pointers an attribute. Declarations of namespaces aren't
/// among them.
struct ReportedAttributes {
  let values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let count: Int

  /// The name without its prefix.
  func name(_ index: Int) -> UnsafePointer<xmlChar>? { values?[index * 5] }

  func prefix(_ index: Int) -> UnsafePointer<xmlChar>? { values?[index * 5 + 1] }

  /// The value, references resolved.
  func value(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let values, let first = values[index * 5 + 3], let last = values[index * 5 + 4] else { return nil }
    return UnsafeBufferPointer(start: first, count: last - first)
  }

  /// Whether the name that stands at a place is that attribute's.
  func isNamed(_ index: Int, at start: Int, before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = start
    if let prefix = prefix(index) {
      guard Self.advance(&place, past: prefix, before: end, in: bytes), place < end, bytes[place] == UInt8(ascii: ":")
      else { return false }
      place += 1
    }
    guard let name = name(index), Self.advance(&place, past: name, before: end, in: bytes), place < end else {
      return false
    }
    return bytes[place] == UInt8(ascii: "=") || bytes[place] <= 0x20
  }

  private static func advance(
    _ place: inout Int, past text: UnsafePointer<xmlChar>, before end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = 0
    while text[index] != 0 {
      guard place < end, bytes[place] == text[index] else { return false }
      place += 1
      index += 1
    }
    return true
  }
}
