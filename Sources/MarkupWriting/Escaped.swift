/// Makes text safe to stand in XML and HTML.
public enum Escaped {
  /// The text with the characters that mean something to a parser written as references, and without those that XML
  /// can't have. Line breaks are spaces, or references where they're to be kept.
  public static func text(_ text: String, keepsLineBreaks: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n" where keepsLineBreaks: result += "&#10;"
      case "\t", "\n", "\r": result += " "
      case _ where !isAllowed(scalar.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character turns the direction of the text around it, so that it reads as something else.
  public static func turnsDirection(_ value: UInt32) -> Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// The characters of XML 1.0 without those that turn the direction of the text around them.
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case _ where turnsDirection(value): false
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0x10FFFF: value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
