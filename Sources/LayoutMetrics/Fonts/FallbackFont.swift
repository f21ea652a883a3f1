/// The fonts that step in for characters which a font lacks.
struct FallbackFont: Sendable {
  /// The width of a character that fills a square, as a share of the size: PingFang's are wider than those before.
  private let fullWidthAdvance: Double
  /// The width of large emoji, as a share of the size: those of Xcode 8.0 and before fill a square.
  private let emojiAdvance: Double

  /// The fonts of an era.
  init(era: LayoutEra) {
    fullWidthAdvance = era.tools >= 13000 ? 1.02 : 1
    emojiAdvance = era.tools >= 11000 ? 1.13 : 1
  }

  /// The advance of a character, as a share of the size.
  ///
  /// Ideographs were measured at 12 to 15 points, emoji at 13, 32 and 38; other scripts are a guess.
  func advance(of scalar: Unicode.Scalar, size: Double) -> Double {
    switch scalar.value {
    case 0...0x1F, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // The tone of the skin is part of the emoji before it.
    case 0x1F3FB...0x1F3FF: 0
    case 0xA0: 0.281
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: min(max(1.46 - (size - 13) * 0.03, emojiAdvance), 1.46)
    default: Self.isFullWidth(scalar) ? fullWidthAdvance : 0.56
    }
  }

  /// Whether a character fills a square, as those of Chinese, Japanese and Korean do.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether lines may break on either side of a character; Korean breaks between words.
  static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    isFullWidth(scalar) && !(0xAC00...0xD7FF ~= scalar.value)
  }

  /// Whether the advances of all characters were measured.
  static func knows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x20 || scalar.value == 0xA0 || isFullWidth(scalar)
        || GlyphTable.text(.regular).advance(of: scalar.value) != nil
    }
  }
}
