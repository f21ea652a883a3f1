/// The tokens of a source file, with each bracket's partner.
struct TokenList {
  /// The text.
  let text: CodeText
  /// The tokens in order.
  private let tokens: [Token]
  /// The place of each bracket's partner; -1 for what has none.
  private let partners: [Int32]
  /// The places at which brackets that were open are given up.
  private let restarts: [Int]
  /// Whether every bracket has a partner.
  let isBalanced: Bool

  private static let outside = Token(start: 0, end: 0, kind: .end, beginsLine: true, followsSpace: true)

  init(text: CodeText, tokens: [Token], brackets: BracketMatcher) {
    self.text = text
    self.tokens = tokens
    partners = brackets.partners
    restarts = brackets.restarts
    isBalanced = brackets.isBalanced
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// The token at a place; one of kind `end` where there is none.
  subscript(index: Int) -> Token {
    index >= 0 && index < tokens.count ? tokens[index] : Self.outside
  }

  /// The kind of the token at a place.
  func kind(_ index: Int) -> Token.Kind { self[index].kind }

  /// The word at a place.
  func word(_ index: Int) -> Word { self[index].word }

  /// The place of a bracket's partner.
  func partner(_ index: Int) -> Int? {
    guard index >= 0, index < partners.count, partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// Where what a bracket opens ends: its partner, or where it's given up.
  func end(of open: Int) -> Int {
    if let close = partner(open), close > open { return close }
    var (low, high) = (0, restarts.count)
    while low < high {
      let middle = (low + high) / 2
      if restarts[middle] > open { high = middle } else { low = middle + 1 }
    }
    return low < restarts.count ? restarts[low] : count
  }

  /// The place after what a brace opens.
  func afterBlock(_ open: Int) -> Int {
    let end = end(of: open)
    return partner(end) == open ? end + 1 : end
  }

  /// The place after a token, or after the brackets that it opens.
  func next(_ index: Int) -> Int {
    if self[index].isOpening, let close = partner(index), close > index { return close + 1 }
    return index + 1
  }

  /// The spelling of a token, without backticks.
  func spelling(_ index: Int) -> String {
    let token = self[index]
    var (start, end) = (Int(token.start), Int(token.end))
    if start < end, text.bytes[start] == .backtick {
      start += 1
      if end > start, text.bytes[end - 1] == .backtick { end -= 1 }
    }
    return String(decoding: text.bytes[start..<end], as: UTF8.self)
  }

  /// Whether a token is spelt like this.
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(self.text.bytes[Int(token.start)..<Int(token.end)]) }
  }

  /// The text of some tokens, without comments and with single spaces.
  func text(_ places: some Sequence<Int>) -> String {
    var bytes: [UInt8] = []
    for index in places {
      let token = self[index]
      if !bytes.isEmpty, token.followsSpace || token.beginsLine { bytes.append(.space) }
      bytes.append(contentsOf: text.bytes[Int(token.start)..<Int(token.end)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a token is written.
  func position(_ index: Int) -> CodePosition {
    text.position(at: index < tokens.count ? Int(self[index].start) : text.bytes.count)
  }

  /// The first place in a range, outside of brackets that open in it, at which a token has the kind.
  func first(_ kind: Token.Kind, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self.kind(index) == kind { return index }
      index = next(index)
    }
    return nil
  }

  /// The parts of a range between commas, brackets and generic arguments left whole.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if kind(index) == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index = kind(index) == .less ? afterAngles(index, limit: range.upperBound) ?? index + 1 : next(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The most tokens that generic arguments may have: looking for the end of `a < b` must not take the whole file.
  private static let longestGenericArguments = 256

  /// The place after `<…>`; nil where the token doesn't begin generic arguments.
  func afterAngles(_ index: Int, limit: Int) -> Int? {
    guard kind(index) == .less else { return nil }
    var (depth, current) = (0, index)
    let limit = min(limit, index + Self.longestGenericArguments)
    while current < limit {
      switch kind(current) {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return current + 1 }
      case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .string, .end: return nil
      default: break
      }
      current = next(current)
    }
    return nil
  }
}
