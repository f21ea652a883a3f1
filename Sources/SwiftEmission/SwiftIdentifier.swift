import InterfaceModel

/// Names in Swift: what may be one, and how to make one.
package enum SwiftIdentifier {
  /// Whether `text` can be written as an identifier, in backticks where it's a keyword.
  package static func isValid(_ text: String) -> Bool { ClassReference.isValidIdentifier(text) }

  /// The identifier as code has it: a keyword in backticks.
  package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name in lower camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func lowerCamelCase(_ text: String) -> String? {
    guard let name = upperCamelCase(text) else { return nil }
    return lowercasingStart(name)
  }

  /// A name in upper camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func upperCamelCase(_ text: String) -> String? {
    var name = ""
    var words = 0
    var isInside = false
    for byte in text.utf8 {
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isLetter || isDigit && !name.isEmpty {
        let character = Character(Unicode.Scalar(byte))
        if isInside {
          name.append(character)
        } else {
          words += 1
          if words > 4 { break }
          name.append(contentsOf: character.uppercased())
          isInside = true
        }
      } else if byte != UInt8(ascii: "'") {
        isInside = false
      }
    }
    return name.isEmpty || name.utf8.count > 60 ? nil : name
  }

  /// `URLField` → `urlField`, `ProfileCard` → `profileCard`, `UIView` → `uiView`.
  package static func lowercasingStart(_ name: String) -> String {
    let upper = name.prefix { $0.isUppercase }
    guard !upper.isEmpty else { return name }
    if upper.count == 1 || upper.count == name.count {
      return upper.lowercased() + name.dropFirst(upper.count)
    }
    let kept = upper.count - 1
    return name.prefix(kept).lowercased() + name.dropFirst(kept)
  }

  /// The words that can't stand as names without backticks.
  static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
