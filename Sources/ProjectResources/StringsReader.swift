import Foundation

/// Reads `.strings` files: the old form, in any encoding that Xcode writes, and property lists.
struct StringsReader {
  private var rest: ArraySlice<Unicode.Scalar>
  private var line = 1
  private var column = 1

  /// The table of a file; nil for what is none.
  static func read(_ bytes: [UInt8], path: String) -> StringsTable? {
    let language = ResourcePath.language(of: path)
    if let list = propertyList(bytes) {
      let entries = list.sorted { $0.key < $1.key }.map {
        StringsTable.Entry(key: $0.key, value: $0.value as? String ?? "", line: 1, column: 1)
      }
      return StringsTable(path: path, language: language, isCatalog: false, entries: entries)
    }
    var reader = StringsReader(rest: Array(text(bytes).unicodeScalars)[...])
    return reader.entries().map { StringsTable(path: path, language: language, isCatalog: false, entries: $0) }
  }

  private static func propertyList(_ bytes: [UInt8]) -> [String: Any]? {
    let start = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard start.hasPrefix("bplist") || start.contains("<?xml") || start.contains("<plist") else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
  }

  private static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: Data(bytes), encoding: .utf16) ?? ""
    }
    if bytes.count > 1, bytes[1] == 0 { return String(data: Data(bytes), encoding: .utf16LittleEndian) ?? "" }
    if bytes.count > 1, bytes[0] == 0 { return String(data: Data(bytes), encoding: .utf16BigEndian) ?? "" }
    return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  private init(rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  private mutating func entries() -> [StringsTable.Entry]? {
    var entries: [StringsTable.Entry] = []
    skipSpace()
    while !rest.isEmpty {
      let (line, column) = (line, column)
      guard let key = word() else { return nil }
      skipSpace()
      var value = key
      if rest.first == "=" {
        advance()
        skipSpace()
        guard let text = word() else { return nil }
        value = text
        skipSpace()
      }
      guard rest.first == ";" else { return nil }
      advance()
      skipSpace()
      entries.append(StringsTable.Entry(key: key, value: value, line: line, column: column))
    }
    return entries
  }

  /// A text in quotes, or letters and digits without.
  private mutating func word() -> String? {
    var word = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      while let scalar = rest.first, Self.isPlain(scalar) {
        word.append(scalar)
        advance()
      }
      return word.isEmpty ? nil : String(word)
    }
    advance()
    while let scalar = rest.first, scalar != "\"" {
      advance()
      if scalar == "\\" {
        if let escaped = escape() { word.append(escaped) }
      } else {
        word.append(scalar)
      }
    }
    guard rest.first == "\"" else { return nil }
    advance()
    return String(word)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-/$:".unicodeScalars.contains(scalar)
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let scalar = rest.first else { return nil }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var digits = ""
      while digits.count < 4, let digit = rest.first, digit.properties.isASCIIHexDigit {
        digits.unicodeScalars.append(digit)
        advance()
      }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return scalar
    }
  }

  /// Spaces and comments.
  private mutating func skipSpace() {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", rest.dropFirst().first == "*" {
        advance(2)
        while !rest.isEmpty, !(rest.first == "*" && rest.dropFirst().first == "/") { advance() }
        advance(2)
      } else if scalar == "/", rest.dropFirst().first == "/" {
        while let next = rest.first, next != "\n", next != "\r" { advance() }
      } else {
        return
      }
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      guard let scalar = rest.popFirst() else { return }
      if scalar == "\n" || scalar == "\r" && rest.first != "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
