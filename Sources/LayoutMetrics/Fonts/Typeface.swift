/// Where a font's widths come from.
enum Typeface: Sendable {
  /// The system font of iOS 9 to 13, which has one face below 20 points and another from there on.
  case steppedSystem(FontWeight)
  /// The system font since iOS 14, which goes over from one face to the other between 17 and 28 points.
  case variableSystem(FontWeight)
  /// Helvetica, or what is as wide.
  case helvetica(isBold: Bool, factor: Double)
  /// A font in which every character has one width, as a share of the size.
  case fixed(Double)

  /// The width of a line, as a share of the size.
  func width(of text: String.UnicodeScalarView, size: Double) -> Double {
    switch self {
    case .steppedSystem(let weight):
      let table = size < 20 ? GlyphTable.text(weight) : GlyphTable.display(weight)
      return sum(text, table) + tracking(text, .older, size)
    case .variableSystem(let weight):
      let share = min(max((size - 17) / 11, 0), 1)
      var width = tracking(text, .current, size)
      if share < 1 { width += (1 - share) * sum(text, .text(weight)) }
      if share > 0 { width += share * sum(text, .display(weight)) }
      return width
    case .helvetica(let isBold, let factor):
      return factor * sum(text, isBold ? .helveticaBold : .helvetica)
    case .fixed(let advance):
      return text.reduce(0) { $0 + (Self.fallbackAdvance(of: $1.value) == 0 ? 0 : advance) }
    }
  }

  private func sum(_ text: String.UnicodeScalarView, _ table: GlyphTable) -> Double {
    var width = 0.0
    var previous: UInt32?
    for scalar in text {
      let codePoint = scalar.value
      width += table.advance(of: codePoint) ?? 1000 * Self.fallbackAdvance(of: codePoint)
      if let previous { width += table.kerning(previous, codePoint) }
      previous = codePoint
    }
    return width / 1000
  }

  private func tracking(
    _ text: String.UnicodeScalarView, _ tracking: SystemFontTracking, _ size: Double
  ) -> Double {
    Double(text.count) * tracking.value(at: size) / 1000
  }

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
