/// Takes a condition's text apart.
enum ConditionText {
  /// The parts between a separator that stands outside of brackets and texts.
  static func split(_ text: Substring, at separator: String) -> [Substring] {
    let bytes = Array(text.utf8)
    let wanted = Array(separator.utf8)
    var (parts, start, depth, isQuoted, index): ([Substring], Int, Int, Bool, Int) = ([], 0, 0, false, 0)
    func slice(_ end: Int) -> Substring { trimmed(Substring(decoding: bytes[start..<end], as: UTF8.self)) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") { isQuoted.toggle() }
      if !isQuoted {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0, bytes[index...].starts(with: wanted) {
          parts.append(slice(index))
          index += wanted.count
          start = index
          continue
        }
      }
      index += 1
    }
    parts.append(slice(bytes.count))
    return parts
  }

  /// Without spaces around it, and without parentheses around all of it.
  static func unwrapped(_ text: Substring) -> Substring {
    var rest = trimmed(text)
    while rest.hasPrefix("("), rest.hasSuffix(")"), rest.count > 2 {
      var depth = 0
      let inner = rest.dropFirst().dropLast()
      for character in inner {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth < 0 { return rest }
      }
      rest = trimmed(inner)
    }
    return rest
  }

  static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
