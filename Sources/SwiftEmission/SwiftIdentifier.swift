import InterfaceModel

/// Names in Swift: what may be one, and how to make one.
enum SwiftIdentifier {
  /// Whether `text` can be written as an identifier, in backticks where it's a keyword.
  static func isValid(_ text: String) -> Bool { ClassReference.isValidIdentifier(text) }

  /// The identifier as code has it: a keyword in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name in lower camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func lowerCamelCase(_ text: String) -> String? {
    guard let name = upperCamelCase(text) else { return nil }
    return lowercasingStart(name)
  }

  /// A name in upper camel case of the words in `text`, at most four of them; nil where no Latin letter is in it.
  static func upperCamelCase(_ text: String) -> String? {
    var words: [String] = []
    var word = ""
    for character in text.unicodeScalars {
      if character.isASCII,
        character.properties.isAlphabetic
          || (word + words.joined()).isEmpty == false && character.properties.numericType != nil
      {
        word.unicodeScalars.append(character)
      } else if character == "'" || character == "’" {
        continue
      } else if !word.isEmpty {
        words.append(word)
        word = ""
        if words.count == 4 { break }
      }
    }
    if !word.isEmpty, words.count < 4 { words.append(word) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty || name.utf8.count > 60 ? nil : name
  }

  /// `URLField` → `urlField`, `ProfileCard` → `profileCard`, `UIView` → `uiView`.
  static func lowercasingStart(_ name: String) -> String {
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
