/// Finding one's way through Objective-C's tokens.
extension TokenList {
  /// The text of a string literal, `@"…"` or `"…"`; nil where an escape isn't known.
  func objectiveCString(_ index: Int) -> String? {
    let token = self[index]
    return objectiveCString(Int(token.start)..<Int(token.end))
  }

  /// The text of a string literal that is written in a range of bytes.
  func objectiveCString(_ range: Range<Int>) -> String? {
    var rest = text.bytes[range].drop { $0 == .at }
    guard rest.count >= 2 else { return nil }
    rest = rest.dropFirst().dropLast()
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == .backslash else {
        result.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "t"): result.append(.tab)
      case let escaped? where escaped == .backslash || escaped == .quote || escaped == .apostrophe:
        result.append(escaped)
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The names in a range, outside of brackets that open in it.
  func names(in range: Range<Int>) -> [String] {
    var names: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if kind(index) == .identifier { names.append(spelling(index)) }
      index = next(index)
    }
    return names
  }

  /// The place of the name that a declaration with `static` gives a variable; nil for functions.
  func nameOfStatic(after index: Int) -> Int? {
    var current = index + 1
    while current < count {
      switch kind(current) {
      case .semicolon, .equal: return current > index + 1 && kind(current - 1) == .identifier ? current - 1 : nil
      case .identifier, .star, .less, .greater, .comma: current += 1
      default: return nil
      }
    }
    return nil
  }

  /// The first place in a range at which a word stands.
  func contains(_ word: Word, in range: Range<Int>) -> Bool {
    range.contains { self.word($0) == word }
  }
}

extension Word {
  /// Whether C keeps the word for itself, so that it never names a function or a variable.
  var isCKeyword: Bool {
    switch self {
    case .break, .case, .continue, .default, .do, .else, .for, .goto, .if, .return, .sizeof, .switch, .while, .const,
      .extern, .static, .struct, .enum, .union, .typedef, .volatile, .inline, .in, .__attribute__, .__typeof,
      .__typeof__, .__weak, .__strong, .__block, .__kindof, .nullable, .nonnull, ._Nullable, ._Nonnull:
      true
    default: false
    }
  }
}
