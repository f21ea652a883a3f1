/// The font of a Dynamic Type text style at a size of text.
///
/// The default sizes and the leading were measured; those of the other categories are Apple's published ones.
struct TextStyleMetrics: Sendable {
  /// The size in points.
  let pointSize: Double
  /// The distance of lines in points.
  let leading: Double
  /// The weight.
  let weight: FontWeight

  /// Looks up a document's constant (`UICTFontTextStyleBody`); nil for one that isn't known.
  init?(constant: String, category: ContentSizeCategory, era: LayoutEra) {
    let prefix = "UICTFontTextStyle"
    guard constant.hasPrefix(prefix), let row = Self.rows[String(constant.dropFirst(prefix.count))] else { return nil }
    weight = row.weight
    if let older = row.older, category == .large, !era.hasModernControls {
      (pointSize, leading) = older
    } else {
      pointSize = row.sizes[category.rawValue]
      leading = row.leading[category.rawValue]
    }
  }

  private struct Row: Sendable {
    let sizes: [Double]
    let leading: [Double]
    var weight = FontWeight.regular
    /// The default size and leading before Xcode 11, whose titles are larger.
    var older: (size: Double, leading: Double)?
  }

  private static let rows: [String: Row] = [
    "ExtraLargeTitle2": Row(
      sizes: [24, 25, 26, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leading: [30, 31, 32, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold),
    "ExtraLargeTitle": Row(
      sizes: [31, 33, 34, 36, 38, 40, 43, 47, 51, 55, 59, 63],
      leading: [38, 40, 41, 43, 46, 48, 52, 56, 61, 65, 70, 75], weight: .bold),
    "Title0": Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], older: (30, 37)),
    "Title1": Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leading: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], older: (26, 32)),
    "Title2": Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], older: (20, 25)),
    "Title3": Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leading: [22, 23, 24, 25, 28, 31, 33, 38, 44, 51, 58, 65]),
    "Headline": Row(sizes: bodySizes, leading: bodyLeading, weight: .semibold),
    "Body": Row(sizes: bodySizes, leading: bodyLeading),
    "Callout": Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    "Subhead": Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leading: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    "Footnote": Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    "Caption1": Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leading: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    "Caption2": Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leading: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let bodyLeading: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
}
