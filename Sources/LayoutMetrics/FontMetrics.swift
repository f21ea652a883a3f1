import InterfaceModel

/// What a font measures.
public struct FontMetrics: Sendable {
  /// The size in points.
  public let pointSize: Double
  /// Whether the font is one that nothing was measured of.
  public let isEstimated: Bool

  /// The metrics of a document's font; `defaultSize` is that of the system font where it has none.
  public init(
    _ font: FontDescription?, defaultSize: Double, contentSizeCategory: ContentSizeCategory = .large, era: LayoutEra
  ) {
    pointSize = font?.pointSize?.value ?? defaultSize
    isEstimated = false
  }

  /// The height of a line, in points.
  public var lineHeight: Double { pointSize * 2444 / 2048 }
  /// From a line's top to its baseline, in points.
  public var ascender: Double { pointSize * 1950 / 2048 }
  /// From the baseline to the line's bottom, in points.
  public var descender: Double { pointSize * 494 / 2048 }

  /// The width of a line of text, in points.
  public func width(of text: String) -> Double { Double(text.count) * pointSize * 0.55 }
}
