/// Reads the names that a font has: its PostScript, full and family names.
enum FontNames {
  /// The names of every face in a font file; nil for what is none.
  static func names(of bytes: [UInt8]) -> [String]? {
    guard let tag = text(bytes, 0, 4) else { return nil }
    guard tag == "ttcf" else { return face(bytes, at: 0) }
    guard let count = number(bytes, 8, 4), count <= 64 else { return nil }
    return (0..<count).compactMap { number(bytes, 12 + 4 * $0, 4) }.flatMap { face(bytes, at: $0) ?? [] }
  }

  private static func face(_ bytes: [UInt8], at start: Int) -> [String]? {
    guard let version = number(bytes, start, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = number(bytes, start + 4, 2)
    else { return nil }
    for table in 0..<count where text(bytes, start + 12 + 16 * table, 4) == "name" {
      guard let offset = number(bytes, start + 12 + 16 * table + 8, 4) else { return nil }
      return names(inTableAt: offset, bytes)
    }
    return nil
  }

  private static func names(inTableAt start: Int, _ bytes: [UInt8]) -> [String]? {
    guard let count = number(bytes, start + 2, 2), let storage = number(bytes, start + 4, 2) else { return nil }
    var names: [String] = []
    for record in 0..<count {
      let place = start + 6 + 12 * record
      guard let platform = number(bytes, place, 2), let kind = number(bytes, place + 6, 2),
        let length = number(bytes, place + 8, 2), let offset = number(bytes, place + 10, 2),
        // Family, full name, PostScript name, and the family that the styles of a large one share.
        [1, 4, 6, 16].contains(kind), start + storage + offset + length <= bytes.count
      else { continue }
      let raw = bytes[(start + storage + offset)...].prefix(length)
      // Macintosh names are in one byte a letter, all others in UTF-16.
      names.append(platform == 1 ? String(decoding: raw, as: UTF8.self) : utf16(raw))
    }
    return Array(Set(names)).sorted()
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    return bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func text(_ bytes: [UInt8], _ place: Int, _ size: Int) -> String? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    return String(decoding: bytes[place..<(place + size)], as: UTF8.self)
  }
}
