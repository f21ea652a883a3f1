/// Where a font's widths come from.
enum Typeface: Sendable {
  /// The system font of iOS 9 to 13, which has one face below 20 points and another from there on.
  case steppedSystem(FontWeight)
  /// The system font since iOS 14, which goes over from one face to the other between 17 and 28 points.
  case variableSystem(FontWeight)
  /// The system font of iOS 7 and 8, a Helvetica Neue that is set wider at small sizes.
  case neueSystem(isBold: Bool)
  /// Helvetica Neue, or what is as wide but for a factor.
  case helveticaNeue(isBold: Bool, factor: Double)
  /// Helvetica, or what is as wide but for a factor.
  case helvetica(isBold: Bool, factor: Double)
  /// A font in which every character has one width, as a share of the size.
  case fixed(Double)

  /// The widths of a line's characters with the kerning before each, as shares of the size.
  func advances(of text: some Sequence<Unicode.Scalar>, size: Double) -> [Double] {
    switch self {
    case .steppedSystem(let weight):
      let table = size < 20 ? GlyphTable.text(weight) : GlyphTable.display(weight)
      return advances(of: text, in: table, tracking: SystemFontTracking.older.value(at: size))
    case .variableSystem(let weight):
      let share = min(max((size - 17) / 11, 0), 1)
      let tracking = SystemFontTracking.current.value(at: size)
      if share == 0 { return advances(of: text, in: .text(weight), tracking: tracking) }
      let display = advances(of: text, in: .display(weight), tracking: tracking)
      if share == 1 { return display }
      return zip(advances(of: text, in: .text(weight), tracking: tracking), display).map { $0 + ($1 - $0) * share }
    case .neueSystem(let isBold):
      return advances(
        of: text, in: isBold ? .helveticaNeueMedium : .helveticaNeue, tracking: Self.neueTracking(at: size))
    case .helveticaNeue(let isBold, let factor):
      return advances(of: text, in: isBold ? .helveticaNeueMedium : .helveticaNeue, tracking: 0).map { $0 * factor }
    case .helvetica(let isBold, let factor):
      return advances(of: text, in: isBold ? .helveticaBold : .helvetica, tracking: 0).map { $0 * factor }
    case .fixed(let advance):
      return text.map { Self.fallbackAdvance(of: $0.value) == 0 ? 0 : advance }
    }
  }

  private func advances(
    of text: some Sequence<Unicode.Scalar>, in table: GlyphTable, tracking: Double
  ) -> [Double] {
    var previous: UInt32?
    return text.map { scalar in
      let codePoint = scalar.value
      let kerning = previous.map { table.kerning($0, codePoint) } ?? 0
      previous = codePoint
      // Other fonts step in for characters that the table lacks; they keep their own spacing.
      guard let advance = table.advance(of: codePoint) else { return Self.fallbackAdvance(of: codePoint) }
      return (advance + kerning + tracking) / 1000
    }
  }

  /// Measured at 12, 14, 15 and 17 points.
  private static func neueTracking(at size: Double) -> Double { min(max(17 - (size - 12) * 2.1, 0), 20) }

  /// The advance of a character that the tables lack, as a share of the size; other scripts come from other fonts.
  static func fallbackAdvance(of codePoint: UInt32) -> Double {
    switch codePoint {
    case 0...0x1F, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0xA0: 0.281
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFF:
      1.02
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: 1.25
    default: 0.56
    }
  }

  /// Whether the advances of these characters were measured or are those of the font itself.
  static func knows(_ text: String.UnicodeScalarView) -> Bool {
    text.allSatisfy { scalar in
      let codePoint = scalar.value
      return codePoint < 0x20 || codePoint == 0xA0 || GlyphTable.text(.regular).advance(of: codePoint) != nil
        || fallbackAdvance(of: codePoint) == 1.02
    }
  }
}
