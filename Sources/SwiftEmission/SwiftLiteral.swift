import InterfaceModel

/// Values as Swift literals; nothing in a document can end one early.
enum SwiftLiteral {
  /// A string literal on one line: quotes, backslashes, control characters and what could hide in plain sight
  /// (line separators, bidirectional controls) are escaped.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case "\0": literal += "\\0"
      default:
        if isHidden(scalar) {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  /// A number: the very double that the document's text means, in its shortest spelling.
  static func number(_ number: ExactNumber) -> String { self.number(number.value) }

  /// A number in its shortest spelling.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return grouped(Int64(value)) }
    return String(value)
  }

  /// A whole number; one of seven digits or more in groups of three, so that it can be read.
  private static func grouped(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    guard digits.count >= 7 else { return String(value) }
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (value < 0 ? "-" : "") + groups.joined(separator: "_")
  }

  /// A number where Swift would otherwise divide whole numbers.
  static func floatingNumber(_ number: ExactNumber) -> String {
    let text = self.number(number)
    return text.contains(where: { $0 == "." || $0 == "e" }) ? text : text + ".0"
  }
}
