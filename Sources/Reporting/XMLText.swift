/// Makes text safe to stand in XML.
enum XMLText {
  /// The text with the characters that mean something to a parser as references, and a replacement for those that XML 1.0
  /// can't have; line breaks stay.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "\n": output += "&#10;"
      case "\t", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        output.unicodeScalars.append(scalar)
      default: output += "\u{FFFD}"
      }
    }
    return output
  }
}
