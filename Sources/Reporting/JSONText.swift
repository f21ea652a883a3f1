import Foundation

/// Writes values as JSON, the same bytes for the same value.
enum JSONText {
  static func encode(_ value: some Encodable) -> String { encode(value, [.prettyPrinted]) + "\n" }

  /// A value on one line.
  static func line(_ value: some Encodable) -> String { encode(value, []) }

  private static func encode(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // What the reports encode are strings, finite numbers and lists of them, which can't fail to be encoded.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// A string with its quotes, escaped.
  static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }

  /// A number with as many decimals as it needs, four at most; 0 for what is no number.
  static func number(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e14 else { return number.isFinite ? "\(number)" : "0" }
    let tenThousandths = (number.magnitude * 10_000).rounded()
    let whole = Int(tenThousandths / 10_000)
    var rest = Int(tenThousandths) - whole * 10_000
    let sign = number < 0 && tenThousandths > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = 4
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let text = String(rest)
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - text.count) + text
  }
}
