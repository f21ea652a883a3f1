/// The proportions of fonts that documents name, as shares of the size.
///
/// Vertical figures are those in the fonts' own tables; widths are Helvetica's or Helvetica Neue's times a factor.
struct CustomFontFamily: Sendable {
  /// From a line's top to its baseline.
  let ascender: Double
  /// From the baseline to the bottom.
  let descender: Double
  /// Between lines.
  let lineGap: Double
  /// The widths against Helvetica's.
  let widthFactor: Double
  /// Whether the widths are Helvetica Neue's times the factor, rather than Helvetica's.
  let isNeue: Bool
  /// The width of every character, for fonts in which they are the same.
  let fixedAdvance: Double?

  private init(
    _ ascender: Double, _ descender: Double, gap: Double = 0, width: Double = 1, fixed: Double? = nil,
    isNeue: Bool = false
  ) {
    self.ascender = ascender
    self.descender = descender
    lineGap = gap
    widthFactor = width
    fixedAdvance = fixed
    self.isNeue = isNeue
  }

  /// The family that is the likeliest stand-in for a font that isn't known.
  static let unknown = CustomFontFamily(0.952, 0.241, isNeue: true)

  /// Looks a family or a PostScript name up; nil for one that isn't known.
  static func named(_ family: String?, postScriptName: String) -> CustomFontFamily? {
    if let family, let known = families[family] { return known }
    let plain = postScriptName.prefix { $0 != "-" }
    return families.first { $0.key.filter { $0 != " " } == plain }?.value
  }

  private static let families: [String: CustomFontFamily] = [
    "Helvetica Neue": CustomFontFamily(0.952, 0.213, gap: 0.028, isNeue: true),
    "Helvetica": CustomFontFamily(0.77, 0.23, gap: 0.15),
    "Arial": CustomFontFamily(0.905, 0.212, gap: 0.033),
    "Avenir": CustomFontFamily(1, 0.366, width: 1.03),
    "Avenir Next": CustomFontFamily(1, 0.366, width: 1.03),
    "Courier": CustomFontFamily(0.754, 0.246, fixed: 0.6),
    "Courier New": CustomFontFamily(0.833, 0.3, fixed: 0.6),
    "Futura": CustomFontFamily(1.038, 0.26, gap: 0.03, width: 1),
    "Georgia": CustomFontFamily(0.917, 0.219, width: 0.98),
    "Gill Sans": CustomFontFamily(0.918, 0.23, width: 0.9),
    "Lato": CustomFontFamily(0.987, 0.213, width: 0.97),
    "Menlo": CustomFontFamily(0.928, 0.236, fixed: 0.602),
    "Montserrat": CustomFontFamily(0.968, 0.251, width: 1.12),
    "Open Sans": CustomFontFamily(1.069, 0.293, width: 1.05),
    "Roboto": CustomFontFamily(0.927, 0.244, width: 0.98),
    "Times New Roman": CustomFontFamily(0.891, 0.216, gap: 0.042, width: 0.85),
    "Verdana": CustomFontFamily(1.005, 0.21, width: 1.15),
  ]
}
