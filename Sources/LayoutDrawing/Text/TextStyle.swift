import InterfaceModel
import LayoutMetrics
import MarkupWriting

/// How a text looks.
struct TextStyle {
  /// What its font measures.
  var font: FontMetrics
  /// The weight, 100…900.
  var weight = 400
  /// Whether it leans.
  var isItalic = false
  /// The family of a font that isn't the system's.
  var family: String?
  /// The colour.
  var paint: Paint
  /// Whether a line runs under it.
  var isUnderlined = false
  /// Whether a line runs through it.
  var isStruckThrough = false

  /// Makes a style of a font's measures and its description, which may be absent.
  init(font: FontMetrics, description: FontDescription?, paint: Paint) {
    self.font = font
    self.paint = paint
    switch description {
    case .system(let face, _, let name):
      weight = face == .boldSystem ? 600 : name.flatMap { Self.weights[$0] } ?? 400
      isItalic = face == .italicSystem
    case .textStyle(let constant):
      if constant.hasSuffix("Headline") { weight = 600 }
      if constant.contains("ExtraLargeTitle") { weight = 700 }
    case .custom(let name, let family, _):
      weight = Self.weight(ofFontNamed: name)
      isItalic = name.contains("Italic") || name.contains("Oblique")
      self.family = Self.plain(family ?? String(name.prefix { $0 != "-" }))
    case nil: break
    }
  }

  /// The attributes of a text element.
  var attributes: [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = [("font-size", NumberText.exact(font.pointSize))]
    if weight != 400 { attributes.append(("font-weight", String(weight))) }
    if isItalic { attributes.append(("font-style", "italic")) }
    if let family, !family.isEmpty { attributes.append(("font-family", "\(family), \(Self.systemFamilies)")) }
    let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil].compactMap { $0 }
    if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
    return attributes
  }

  /// The families that stand for the system's font.
  static let systemFamilies = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  private static func weight(ofFontNamed name: String) -> Int {
    let face = name.lowercased()
    if face.contains("ultralight") || face.contains("thin") { return 200 }
    if face.contains("black") || face.contains("heavy") { return 800 }
    if face.contains("demi") || face.contains("semibold") { return 600 }
    if face.contains("bold") { return 700 }
    if face.contains("medium") { return 500 }
    return face.contains("light") ? 300 : 400
  }

  /// The name of a family in the letters that style sheets take without quotes.
  private static func plain(_ name: String) -> String {
    let letters = name.unicodeScalars.filter { scalar in
      scalar.value < 0x80 && (scalar.properties.isAlphabetic || scalar == " ")
    }
    return String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: " ")
  }
}
