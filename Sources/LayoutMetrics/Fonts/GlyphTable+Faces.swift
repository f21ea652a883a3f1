extension GlyphTable {
  static let helvetica = GlyphTable(characters: HelveticaTable.characters, advances: HelveticaTable.regular)
  static let helveticaBold = GlyphTable(characters: HelveticaTable.characters, advances: HelveticaTable.bold)

  static let helveticaNeue = GlyphTable(
    characters: HelveticaTable.characters, advances: HelveticaTable.neueRegular, kerning: neueKerning)
  static let helveticaNeueMedium = GlyphTable(
    characters: HelveticaTable.characters, advances: HelveticaTable.neueMedium, kerning: neueKerning)

  /// The pairs of Helvetica that move letters together the most, as remembered from Adobe's metrics of the font and checked
  /// in nine stored labels; the others are in the advances, which were measured in words.
  private static let neueKerning = """
    T -120 aeorsuwy
    V -80 aeou
    Y -140 aeo
    """

  /// The system font's face for running text.
  static func text(_ weight: FontWeight) -> GlyphTable {
    switch weight {
    case .ultraLight: textUltraLight
    case .thin: textThin
    case .light: textLight
    case .regular: textRegular
    case .medium: textMedium
    case .semibold: textSemibold
    case .bold: textBold
    case .heavy: textHeavy
    case .black: textBlack
    }
  }

  /// The system font's face for large sizes.
  static func display(_ weight: FontWeight) -> GlyphTable {
    switch weight {
    case .ultraLight: displayUltraLight
    case .thin: displayThin
    case .light: displayLight
    case .regular: displayRegular
    case .medium: displayMedium
    case .semibold: displaySemibold
    case .bold: displayBold
    case .heavy: displayHeavy
    case .black: displayBlack
    }
  }

  private static let textUltraLight = system(SystemFontTable.ultraLightText, SystemFontTable.regularTextKerning)
  private static let textThin = system(SystemFontTable.thinText, SystemFontTable.regularTextKerning)
  private static let textLight = system(SystemFontTable.lightText, SystemFontTable.regularTextKerning)
  private static let textRegular = system(SystemFontTable.regularText, SystemFontTable.regularTextKerning)
  private static let textMedium = system(SystemFontTable.mediumText, SystemFontTable.semiboldTextKerning)
  private static let textSemibold = system(SystemFontTable.semiboldText, SystemFontTable.semiboldTextKerning)
  private static let textBold = system(SystemFontTable.boldText, SystemFontTable.boldTextKerning)
  private static let textHeavy = system(SystemFontTable.heavyText, SystemFontTable.boldTextKerning)
  private static let textBlack = system(SystemFontTable.blackText, SystemFontTable.boldTextKerning)

  private static let displayUltraLight = system(
    SystemFontTable.ultraLightDisplay, SystemFontTable.regularDisplayKerning)
  private static let displayThin = system(SystemFontTable.thinDisplay, SystemFontTable.regularDisplayKerning)
  private static let displayLight = system(SystemFontTable.lightDisplay, SystemFontTable.regularDisplayKerning)
  private static let displayRegular = system(SystemFontTable.regularDisplay, SystemFontTable.regularDisplayKerning)
  private static let displayMedium = system(SystemFontTable.mediumDisplay, SystemFontTable.semiboldDisplayKerning)
  private static let displaySemibold = system(SystemFontTable.semiboldDisplay, SystemFontTable.semiboldDisplayKerning)
  private static let displayBold = system(SystemFontTable.boldDisplay, SystemFontTable.boldDisplayKerning)
  private static let displayHeavy = system(SystemFontTable.heavyDisplay, SystemFontTable.boldDisplayKerning)
  private static let displayBlack = system(SystemFontTable.blackDisplay, SystemFontTable.boldDisplayKerning)

  private static func system(_ advances: String, _ kerning: String) -> GlyphTable {
    GlyphTable(characters: SystemFontTable.characters, advances: advances, kerning: kerning)
  }
}
