/// The families of fonts that iOS brings along, in any version.
enum BuiltInFonts {
  /// Whether a font is one of the system's, by its family or the beginning of its name.
  static func has(name: String, family: String?) -> Bool {
    if name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SanFrancisco") { return true }
    if let family { return families.contains(family) || family.hasPrefix(".") || family.hasPrefix("System") }
    let stem = name.prefix { $0 != "-" }
    return stems.contains(String(stem)) || stems.contains(String(stem).replacing("MT", with: ""))
  }

  private static let stems = Set(families.map { $0.filter { $0 != " " } })

  private static let families: Set<String> = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
    "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Bangla Sangam MN", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments",
    "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "DB LCD Temp", "DIN Alternate", "DIN Condensed", "Damascus", "Devanagari Sangam MN", "Didot", "Euphemia UCAS",
    "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN", "Gujarati Sangam MN",
    "Gurmukhi MN", "Gurmukhi Sangam MN", "Heiti J", "Heiti K", "Heiti SC", "Heiti TC", "Helvetica", "Helvetica Neue",
    "Hiragino Kaku Gothic ProN", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Impact", "Iowan Old Style", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion",
    "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "New York", "Noteworthy",
    "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Oriya Sangam MN",
    "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang MO", "PingFang SC", "PingFang TC", "Rockwell",
    "STIX Two Math", "STIX Two Text", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "Superclarendon", "Symbol",
    "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi", "Times New Roman", "Times", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]
}
