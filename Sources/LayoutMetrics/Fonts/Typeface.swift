/// Where a font's widths come from.
enum Typeface: Sendable {
  /// The system font of iOS 9 to 13, which has one face below 20 points and another from there on.
  case steppedSystem(FontWeight)
  /// The system font since iOS 14, which goes over from one face to the other between 17 and 28 points.
  case variableSystem(FontWeight)
  /// The system font of iOS 7 and 8, a Helvetica Neue that is set wider at small sizes.
  case neueSystem(NeueFace)
  /// Helvetica Neue, or what is as wide but for a factor.
  case helveticaNeue(NeueFace, factor: Double)
  /// Helvetica, or what is as wide but for a factor.
  case helvetica(isBold: Bool, factor: Double)
  /// A font in which every character has one width, as a share of the size.
  case fixed(Double)

  /// The widths of a line's characters with the kerning before each, as shares of the size.
  func advances(of text: some Sequence<Unicode.Scalar>, size: Double, fallback: FallbackFont) -> [Double] {
    switch self {
    case .steppedSystem(let weight):
      let table = size < 20 ? GlyphTable.text(weight) : GlyphTable.display(weight)
      return advances(of: text, in: table, size: size, fallback, tracking: SystemFontTracking.older.value(at: size))
    case .variableSystem(let weight):
      let share = min(max((size - 17) / 11, 0), 1)
      let tracking = SystemFontTracking.current.value(at: size)
      if share == 0 { return advances(of: text, in: .text(weight), size: size, fallback, tracking: tracking) }
      let display = advances(of: text, in: .display(weight), size: size, fallback, tracking: tracking)
      if share == 1 { return display }
      return zip(advances(of: text, in: .text(weight), size: size, fallback, tracking: tracking), display)
        .map { $0 + ($1 - $0) * share }
    case .neueSystem(let face):
      let tracking = Self.neueTracking(at: size)
      return advances(of: text, in: face.glyphs, size: size, fallback, tracking: tracking).map { $0 * face.factor }
    case .helveticaNeue(let face, let factor):
      return advances(of: text, in: face.glyphs, size: size, fallback).map { $0 * face.factor * factor }
    case .helvetica(let isBold, let factor):
      return advances(of: text, in: isBold ? .helveticaBold : .helvetica, size: size, fallback).map { $0 * factor }
    case .fixed(let advance):
      return text.map { fallback.advance(of: $0, size: size) == 0 ? 0 : advance }
    }
  }

  private func advances(
    of text: some Sequence<Unicode.Scalar>, in table: GlyphTable, size: Double, _ fallback: FallbackFont,
    tracking: Double = 0
  ) -> [Double] {
    var previous: UInt32?
    return text.map { scalar in
      let kerning = previous.map { table.kerning($0, scalar.value) } ?? 0
      previous = scalar.value
      // Other fonts step in for characters that the table lacks; they keep their own spacing.
      guard let advance = table.advance(of: scalar.value) else { return fallback.advance(of: scalar, size: size) }
      return (advance + kerning + tracking) / 1000
    }
  }

  /// Measured at 12, 14, 15 and 17 points.
  private static func neueTracking(at size: Double) -> Double { min(max(17 - (size - 12) * 2.1, 0), 20) }
}
