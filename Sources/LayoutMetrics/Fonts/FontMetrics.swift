import InterfaceModel

/// What a font measures.
///
/// The system font's figures were fitted to the labels and buttons that Interface Builder stored (84 % of held-out texts
/// within half a point, 95 % within one); those of other fonts are estimates from their published proportions.
public struct FontMetrics: Sendable {
  /// The size in points.
  public let pointSize: Double
  /// Whether the font is one that nothing was measured of.
  public let isEstimated: Bool
  /// From a line's top to its baseline, in points.
  public let ascender: Double
  /// From the baseline to the line's bottom, in points.
  public let descender: Double
  /// The height of a capital letter, in points.
  public let capHeight: Double
  /// The height of a line, in points, not rounded.
  public let lineHeight: Double
  /// From one baseline to the next in a text of several lines, in points.
  public let lineSpacing: Double
  private let typeface: Typeface
  private let fallback: FallbackFont

  /// The metrics of a document's font; `defaultSize` is that of the system font where the document gives none.
  public init(
    _ font: FontDescription?, defaultSize: Double, contentSizeCategory: ContentSizeCategory = .large, era: LayoutEra
  ) {
    // Documents can ask for any number; nothing is drawn at such sizes.
    let size = min(max(font?.pointSize?.value ?? defaultSize, 0), 10_000)
    switch font {
    case nil: self.init(systemSize: size, weight: .regular, era: era)
    case .system(let face, _, let weight):
      self.init(
        systemSize: size, weight: FontWeight(face: face, name: weight), era: era, isEstimated: face == .italicSystem)
    case .textStyle(let constant):
      let style =
        TextStyleMetrics(constant: constant, category: contentSizeCategory, era: era)
        ?? TextStyleMetrics(constant: "UICTFontTextStyleBody", category: contentSizeCategory, era: era)
      self.init(
        systemSize: style?.pointSize ?? size, weight: style?.weight ?? .regular, era: era, leading: style?.leading)
    case .custom(let name, let family, _):
      if name.hasPrefix(".SF") || name.hasPrefix(".Apple") {
        self.init(systemSize: size, weight: .regular, era: era, isEstimated: true)
      } else {
        self.init(customName: name, family: family, size: size, era: era)
      }
    }
  }

  /// The metrics of the system font.
  init(
    systemSize size: Double, weight: FontWeight, era: LayoutEra, leading: Double? = nil, isEstimated: Bool = false
  ) {
    pointSize = size
    self.isEstimated = isEstimated
    fallback = FallbackFont(era: era)
    guard era.hasSanFrancisco else {
      typeface = .neueSystem(weight.neueFace)
      ascender = size * 0.966
      descender = size * 0.227
      lineHeight = size * 1.193
      lineSpacing = leading ?? lineHeight
      capHeight = size * 0.714
      return
    }
    typeface = era.hasVariableSystemFont ? .variableSystem(weight) : .steppedSystem(weight)
    ascender = size * 1950 / 2048
    descender = size * 494 / 2048
    lineHeight = size * 2444 / 2048
    lineSpacing = leading ?? lineHeight
    capHeight = size * 1443 / 2048
  }

  private init(customName name: String, family: String?, size: Double, era: LayoutEra) {
    fallback = FallbackFont(era: era)
    let known = CustomFontFamily.named(family, postScriptName: name) ?? .unknown
    pointSize = size
    isEstimated = true
    ascender = size * known.ascender
    descender = size * known.descender
    lineHeight = size * (known.ascender + known.descender + known.lineGap)
    lineSpacing = lineHeight
    capHeight = size * 0.714
    let isBold = ["Bold", "Semibold", "DemiBold", "Heavy", "Black"].contains { name.contains($0) }
    if let advance = known.fixedAdvance {
      typeface = .fixed(advance)
    } else if known.isNeue {
      let face = name.contains("Medium") ? NeueFace.medium : name.contains("Light") ? .light : .regular
      typeface =
        isBold
        ? .helvetica(isBold: true, factor: known.widthFactor) : .helveticaNeue(face, factor: known.widthFactor)
    } else {
      typeface = .helvetica(isBold: isBold, factor: known.widthFactor)
    }
  }

  /// The width of a line of text in points, not rounded.
  public func width(of text: String) -> Double { advances(of: text.unicodeScalars).reduce(0, +) }

  /// The widths of a line's characters in points, each with the kerning before it.
  func advances(of text: some Sequence<Unicode.Scalar>) -> [Double] {
    typeface.advances(of: text, size: pointSize, fallback: fallback).map { $0 * pointSize }
  }

  /// Whether the widths of all of the text's characters are known in this font.
  public func knows(_ text: String) -> Bool { !isEstimated && FallbackFont.knows(text) }
}

extension FontMetrics {
  /// The size of a text in points, not rounded; `width` wraps it, `maximumLines` 0 means any number.
  public func size(
    of text: String, fitting width: Double? = nil, maximumLines: Int = 1, breaking: LineBreaking = .word
  ) -> Extent {
    let layout = TextLayout(
      [TextRun(text: text, font: self)], fitting: width, maximumLines: maximumLines, breaking: breaking)
    return Extent(width: layout.width, height: layout.height)
  }
}
