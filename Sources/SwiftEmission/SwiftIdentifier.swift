import InterfaceModel

/// Names in Swift: what may be one, and how to make one.
package enum SwiftIdentifier {
  /// Whether `text` can be written as an identifier, in backticks where it's a keyword.
  package static func isValid(_ text: String) -> Bool { ClassReference.isValidIdentifier(text) }

  /// The identifier as code has it: a keyword in backticks.
  package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name in lower camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func lowerCamelCase(_ text: String) -> String? { upperCamelCase(text).map(lowercasingStart) }

  /// A name in upper camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func upperCamelCase(_ text: String) -> String? {
    var name: [UInt8] = []
    var words = 0
    var isInside = false
    for byte in text.utf8 {
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isLetter || isDigit && !name.isEmpty {
        if !isInside { words += 1 }
        if words > 4 { break }
        name.append(isLetter && !isInside ? byte & ~0x20 : byte)
        isInside = true
      } else if byte != UInt8(ascii: "'") {
        isInside = false
      }
    }
    return name.isEmpty || name.count > 60 ? nil : String(decoding: name, as: UTF8.self)
  }

  /// `URLField` → `urlField`, `ProfileCard` → `profileCard`, `UIView` → `uiView`.
  package static func lowercasingStart(_ name: String) -> String {
    let upper = name.unicodeScalars.prefix { $0.properties.isUppercase }.count
    guard upper > 0 else { return name }
    let kept = upper == 1 || upper == name.unicodeScalars.count ? upper : upper - 1
    let end = name.unicodeScalars.index(name.startIndex, offsetBy: kept)
    return name[..<end].lowercased() + name[end...]
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
