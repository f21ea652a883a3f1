/// How wide a text is, about: the fonts of those who look at a picture aren't known.
enum TextWidth {
  /// The width of a text in a font of some size.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let widths = text.unicodeScalars.reduce(0.0) { $0 + width($1) }
    return widths * size * (isBold ? 1.14 : 1)
  }

  /// The text, with an ellipsis in its middle where it's longer than some width.
  static func shortened(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    guard of(text, size: size, isBold: isBold) > width else { return text }
    let characters = Array(text)
    var (low, high) = (1, characters.count)
    func cut(_ count: Int) -> String {
      String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if of(cut(middle), size: size, isBold: isBold) <= width { low = middle } else { high = middle - 1 }
    }
    return cut(low)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ", "/", "-": 0.34
    case "m", "w", "M", "W", "@", "%": 0.86
    case "A"..."Z", "+", "→", "…": 0.68
    case "\u{0}"..."\u{10FF}": 0.56
    default: 1
    }
  }
}
