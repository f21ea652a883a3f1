/// The colours of UIKit, as Apple publishes them.
enum SystemPalette {
  /// The colour with the name of a member of `UIColor` (`secondaryLabel`); nil for one that isn't known.
  static func paint(_ name: String) -> Paint? { paints[name] }

  /// A colour that is known to be in the palette.
  static func known(_ name: Name) -> Paint { paints[name.rawValue] ?? Paint(RGBA(0)) }

  /// The colours that controls are drawn in.
  enum Name: String {
    case label, secondaryLabel, tertiaryLabel, placeholderText, separator, systemBackground, secondarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, systemFill, secondarySystemFill, tertiarySystemFill
    case quaternarySystemFill, systemBlue, systemGreen, systemGray, systemGray2, systemGray3, systemGray4, systemGray5
    case systemGray6, white, black, systemRed, segment, bar, canvas, canvasText, canvasFaint, canvasLine
  }

  /// All colours that differ in dark surroundings, by name.
  static let dynamic: [Paint] = paints.values.filter { $0.name != nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }

  private static let paints: [String: Paint] = {
    var paints: [String: Paint] = [:]
    for (name, light, lightAlpha, dark, darkAlpha) in varying {
      paints[name] = Paint(name: name, light: RGBA(light, alpha: lightAlpha), dark: RGBA(dark, alpha: darkAlpha))
    }
    for (name, hex, alpha) in fixed { paints[name] = Paint(RGBA(hex, alpha: alpha)) }
    return paints
  }()

  private static let varying: [(String, UInt32, Double, UInt32, Double)] = [
    ("label", 0x000000, 1, 0xFFFFFF, 1), ("secondaryLabel", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    ("tertiaryLabel", 0x3C3C43, 0.3, 0xEBEBF5, 0.3), ("quaternaryLabel", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    ("placeholderText", 0x3C3C43, 0.3, 0xEBEBF5, 0.3), ("separator", 0x3C3C43, 0.29, 0x545458, 0.6),
    ("opaqueSeparator", 0xC6C6C8, 1, 0x38383A, 1), ("link", 0x007AFF, 1, 0x0984FF, 1),
    ("systemBackground", 0xFFFFFF, 1, 0x000000, 1), ("secondarySystemBackground", 0xF2F2F7, 1, 0x1C1C1E, 1),
    ("tertiarySystemBackground", 0xFFFFFF, 1, 0x2C2C2E, 1), ("systemGroupedBackground", 0xF2F2F7, 1, 0x000000, 1),
    ("groupTableViewBackground", 0xF2F2F7, 1, 0x000000, 1),
    ("secondarySystemGroupedBackground", 0xFFFFFF, 1, 0x1C1C1E, 1),
    ("tertiarySystemGroupedBackground", 0xF2F2F7, 1, 0x2C2C2E, 1),
    ("systemFill", 0x787880, 0.2, 0x787880, 0.36), ("secondarySystemFill", 0x787880, 0.16, 0x787880, 0.32),
    ("tertiarySystemFill", 0x767680, 0.12, 0x767680, 0.24), ("quaternarySystemFill", 0x747480, 0.08, 0x747480, 0.18),
    ("systemRed", 0xFF3B30, 1, 0xFF453A, 1), ("systemGreen", 0x34C759, 1, 0x30D158, 1),
    ("systemBlue", 0x007AFF, 1, 0x0A84FF, 1), ("tintColor", 0x007AFF, 1, 0x0A84FF, 1),
    ("systemOrange", 0xFF9500, 1, 0xFF9F0A, 1), ("systemYellow", 0xFFCC00, 1, 0xFFD60A, 1),
    ("systemPink", 0xFF2D55, 1, 0xFF375F, 1), ("systemPurple", 0xAF52DE, 1, 0xBF5AF2, 1),
    ("systemTeal", 0x30B0C7, 1, 0x40CBE0, 1), ("systemIndigo", 0x5856D6, 1, 0x5E5CE6, 1),
    ("systemBrown", 0xA2845E, 1, 0xAC8E68, 1), ("systemMint", 0x00C7BE, 1, 0x63E6E2, 1),
    ("systemCyan", 0x32ADE6, 1, 0x64D2FF, 1), ("systemGray2", 0xAEAEB2, 1, 0x636366, 1),
    ("systemGray3", 0xC7C7CC, 1, 0x48484A, 1), ("systemGray4", 0xD1D1D6, 1, 0x3A3A3C, 1),
    ("systemGray5", 0xE5E5EA, 1, 0x2C2C2E, 1), ("systemGray6", 0xF2F2F7, 1, 0x1C1C1E, 1),
    // What the screens lie on; the report's own.
    ("canvas", 0xE9EAEE, 1, 0x17181B, 1), ("canvasText", 0x3A3C42, 1, 0xD7D9DE, 1),
    ("canvasFaint", 0x7A7D86, 1, 0x8B8F99, 1), ("canvasLine", 0xC9CBD2, 1, 0x33363D, 1),
    // The selected segment of a segmented control, and a bar over content; UIKit has no names for them.
    ("segment", 0xFFFFFF, 1, 0x636366, 1), ("bar", 0xF9F9F9, 0.94, 0x161616, 0.9),
  ]

  private static let fixed: [(String, UInt32, Double)] = [
    ("systemGray", 0x8E8E93, 1), ("lightText", 0xFFFFFF, 0.6), ("darkText", 0x000000, 1), ("black", 0x000000, 1),
    ("darkGray", 0x555555, 1), ("lightGray", 0xAAAAAA, 1), ("white", 0xFFFFFF, 1), ("gray", 0x808080, 1),
    ("red", 0xFF0000, 1), ("green", 0x00FF00, 1), ("blue", 0x0000FF, 1), ("cyan", 0x00FFFF, 1),
    ("yellow", 0xFFFF00, 1), ("magenta", 0xFF00FF, 1), ("orange", 0xFF8000, 1), ("purple", 0x800080, 1),
    ("brown", 0x996633, 1), ("clear", 0x000000, 0),
  ]
}
