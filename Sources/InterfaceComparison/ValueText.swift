/// Shows values to people, on one line.
public enum ValueText {
  private static let lengthLimit = 200

  /// A value as it is where it is a word or number, otherwise in quotes; long ones are cut.
  public static func quoted(_ value: String) -> String {
    let isWord = !value.isEmpty && value.utf8.allSatisfy(isWordByte)
    return isWord ? value : "\"\(escaped(value))\""
  }

  /// What an element says by itself: `color systemColor=labelColor`, or its text.
  public static func described(_ node: ComparedNode) -> String {
    if let text = node.text { return quoted(text) }
    let attributes = node.attributes.filter { $0.name != "key" && $0.name != "id" }
    return ([node.name] + attributes.map { "\($0.name)=\(quoted($0.value))" }).joined(separator: " ")
  }

  private static func escaped(_ value: String) -> String {
    var output = ""
    for scalar in value.unicodeScalars.prefix(lengthLimit) {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // Line separators and what turns the direction of text would change the look of the rest of the line.
      case "\u{0}"..<" ", "\u{7F}", "\u{85}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        output += "\\u{\(String(scalar.value, radix: 16))}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return value.unicodeScalars.count > lengthLimit ? output + "…" : output
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
