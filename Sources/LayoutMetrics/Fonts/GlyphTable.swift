/// The advance widths of a face's characters and the kerning of its pairs, in thousandths of the font's size.
struct GlyphTable: Sendable {
  /// Advances by code point, for the part of Unicode that is laid out without gaps; 0 where there is none.
  private var dense: [Float]
  private var sparse: [UInt32: Float] = [:]
  private var kerning: [UInt64: Float] = [:]

  /// Reads a table's characters, their advances in tenths, and the pairs.
  init(characters: String, advances: String, kerning pairs: String = "") {
    dense = [Float](repeating: 0, count: 0x500)
    let codePoints = characters.split(whereSeparator: \.isWhitespace).flatMap(Self.codePoints)
    for (codePoint, advance) in zip(codePoints, advances.split(whereSeparator: \.isWhitespace)) {
      let width = (Float(advance) ?? 0) / 10
      if Int(codePoint) < dense.count { dense[Int(codePoint)] = width } else { sparse[codePoint] = width }
    }
    for line in pairs.split(separator: "\n") { readPairs(line) }
  }

  /// The advance of a character; nil where the table has none.
  func advance(of codePoint: UInt32) -> Double? {
    let width = Int(codePoint) < dense.count ? dense[Int(codePoint)] : sparse[codePoint] ?? 0
    return width > 0 ? Double(width) : nil
  }

  /// What a pair is moved together or apart.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double { Double(kerning[Self.pair(left, right)] ?? 0) }

  private static func codePoints(_ range: Substring) -> [UInt32] {
    let bounds = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = bounds.first, let last = bounds.last else { return [] }
    return Array(first...last)
  }

  private mutating func readPairs(_ line: Substring) {
    let words = line.split(separator: " ")
    guard let lefts = words.first else { return }
    for place in stride(from: 1, to: words.count - 1, by: 2) {
      let value = Float(words[place]) ?? 0
      for left in lefts.unicodeScalars {
        for right in words[place + 1].unicodeScalars {
          kerning[Self.pair(Self.codePoint(left), Self.codePoint(right))] = value
        }
      }
    }
  }

  /// The tables write a space as the symbol for it.
  private static func codePoint(_ scalar: Unicode.Scalar) -> UInt32 { scalar == "\u{2423}" ? 0x20 : scalar.value }

  private static func pair(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) << 32 | UInt64(right) }
}
