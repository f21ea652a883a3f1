import InterfaceModel

/// Cuts the text of one constraint into tokens.
struct LayoutLexer {
  /// What a hyphen is.
  enum Hyphens {
    /// A hyphen inside a word belongs to it: ids have hyphens, so a minus needs a blank before it.
    case inWords
    /// In the visual format hyphens connect; only inside the brackets of a view can they be part of a name.
    case betweenViews
  }

  private let bytes: [UInt8]
  private let end: Int
  private let hyphens: Hyphens
  private var position: Int
  private var isInBrackets = false

  private init(_ bytes: [UInt8], in range: Range<Int>, hyphens: Hyphens) {
    self.bytes = bytes
    self.hyphens = hyphens
    position = range.lowerBound
    end = range.upperBound
  }

  /// The tokens of the part `range` of a text.
  static func tokens(of bytes: [UInt8], in range: Range<Int>, hyphens: Hyphens = .inWords) -> [LayoutToken] {
    var lexer = LayoutLexer(bytes, in: range, hyphens: hyphens)
    var tokens: [LayoutToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> LayoutToken? {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let start = position
    let kind = readKind()
    if kind == .sign("[") { isInBrackets = true }
    if kind == .sign("]") { isInBrackets = false }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return LayoutToken(kind: kind, text: text, range: start..<position)
  }

  private mutating func readKind() -> LayoutToken.Kind {
    if let relation = readRelation() { return relation }
    if startsNumber { return readNumber() }
    if wordLength(at: position) > 0 {
      readWord()
      return .word
    }
    let (character, length) = scalar(at: position)
    position += length
    return Self.signs.contains(character) ? .sign(character) : .unknown
  }

  private static let signs: Set<Character> = [
    "*", "/", "+", "-", ".", "@", ":", ";", ",", "(", ")", "[", "]", "{", "}", "|",
  ]

  // MARK: Relations

  /// A run of comparison characters is one token, so that `=>` is one mistake and not two.
  private mutating func readRelation() -> LayoutToken.Kind? {
    let start = position
    while position < end, Self.comparison.contains(scalar(at: position).character) {
      position += scalar(at: position).length
    }
    guard position > start else { return nil }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "=", "==": return .relation(.equal)
    case "≥", ">=": return .relation(.greaterThanOrEqual)
    case "≤", "<=": return .relation(.lessThanOrEqual)
    default: return .unknown
    }
  }

  private static let comparison: Set<Character> = ["=", "<", ">", "≤", "≥", "≠", "!"]

  // MARK: Numbers

  private var startsNumber: Bool {
    if Self.isDigit(byte(position)) { return true }
    guard byte(position) == UInt8(ascii: "."), Self.isDigit(byte(position + 1)) else { return false }
    return position == 0 || !canEndWord(bytes[position - 1])
  }

  /// Reads a number, an id of Interface Builder's that begins with a digit, or a number that something sticks to.
  private mutating func readNumber() -> LayoutToken.Kind {
    if let length = interfaceBuilderIDLength {
      position += length
      return .word
    }
    let start = position
    readDigits()
    if byte(position) == UInt8(ascii: ".") {
      position += 1
      readDigits()
    }
    readExponent()
    let isWhole = wordLength(at: position) == 0 && byte(position) != UInt8(ascii: ".")
    while wordLength(at: position) > 0 || byte(position) == UInt8(ascii: ".") {
      position += max(1, wordLength(at: position))
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isWhole, let number = ExactNumber(text) else { return .unknown }
    return .number(number)
  }

  private mutating func readDigits() {
    while Self.isDigit(byte(position)) { position += 1 }
  }

  private mutating func readExponent() {
    guard byte(position) | 0x20 == UInt8(ascii: "e") else { return }
    let hasSign = byte(position + 1) == UInt8(ascii: "-") || byte(position + 1) == UInt8(ascii: "+")
    let digits = position + (hasSign ? 2 : 1)
    guard Self.isDigit(byte(digits)) else { return }
    position = digits
    readDigits()
  }

  /// Ids that Interface Builder makes (`8bC-Xf-vdC`) can begin with a digit; ids that people choose can't.
  private var interfaceBuilderIDLength: Int? {
    guard hyphens == .inWords || isInBrackets else { return nil }
    let length = 10
    for offset in 0..<length {
      let byte = byte(position + offset)
      let fits = offset == 3 || offset == 6 ? byte == UInt8(ascii: "-") : Self.isLetterOrDigit(byte)
      if !fits { return nil }
    }
    return wordLength(at: position + length) == 0 ? length : nil
  }

  // MARK: Words

  private mutating func readWord() {
    while true {
      let length = wordLength(at: position)
      if length > 0 {
        position += length
      } else if byte(position) == UInt8(ascii: "-"), hyphens == .inWords || isInBrackets,
        wordLength(at: position + 1) > 0
      {
        position += 1
      } else {
        return
      }
    }
  }

  /// The bytes of the letter, digit or underscore at `index`; 0 where something else is.
  private func wordLength(at index: Int) -> Int {
    guard index < end else { return 0 }
    let byte = bytes[index]
    if byte < 0x80 { return Self.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") ? 1 : 0 }
    let (character, length) = scalar(at: index)
    return character.unicodeScalars.allSatisfy(\.properties.isAlphabetic) ? length : 0
  }

  /// Whether a word can end with `byte`, in which case a dot after it belongs to a reference.
  private func canEndWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Self.isLetterOrDigit(byte) || byte == UInt8(ascii: "_")
  }

  // MARK: Bytes

  /// The byte at `index`; 0 past the end.
  private func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// The scalar at `index`, and how many bytes it has; what isn't UTF-8 comes byte by byte.
  private func scalar(at index: Int) -> (character: Character, length: Int) {
    var decoder = UTF8()
    var iterator = bytes[index..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
    return (Character(scalar), UTF8.width(scalar))
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
