/// Cuts Objective-C and Objective-C++ into tokens.
struct ObjectiveCTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var writer: TokenWriter
  private var macros: [StringMacro] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    writer = TokenWriter(bytes)
  }

  /// The tokens of a text, and the macros in it.
  static func tokens(of text: CodeText) -> (tokens: TokenList, macros: [StringMacro]) {
    text.bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = ObjectiveCTokenizer(bytes)
      while tokenizer.index < bytes.count { tokenizer.step() }
      return (tokenizer.writer.finish(text), tokenizer.macros)
    }
  }

  /// The byte at a place; zero past the end.
  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func step() {
    let byte = bytes[index]
    if byte.isSpace {
      if byte.isLineEnd { writer.beginsLine = true }
      writer.followsSpace = true
      index += 1
    } else if byte.isIdentifierStart {
      token(.identifier, to: endOfIdentifier(from: index))
    } else if byte.isDigit {
      number()
    } else if byte == .slash, self.byte(index + 1) == .slash || self.byte(index + 1) == .star {
      writer.followsSpace = true
      index = endOfComment(from: index)
    } else if byte == .quote {
      string(quote: index)
    } else if byte == .apostrophe {
      token(.otherLiteral, to: endOfLiteral(quote: index).end)
    } else if byte == .at {
      directive()
    } else if byte == .hash {
      preprocessor()
    } else {
      punctuation(byte)
    }
  }

  private mutating func token(_ kind: Token.Kind, to end: Int) {
    writer.append(kind, from: index, to: end)
    index = end
  }

  private func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isIdentifierPart { end += 1 }
    return end
  }

  private mutating func number() {
    var end = index
    while end < bytes.count, bytes[end].isIdentifierPart || bytes[end] == .dot { end += 1 }
    token(.number, to: end)
  }

  private func endOfComment(from start: Int) -> Int {
    var end = start + 2
    guard bytes[start + 1] == .star else { return endOfLine(from: end) }
    while end < bytes.count {
      if bytes[end] == .star, byte(end + 1) == .slash { return end + 2 }
      end += 1
    }
    return end
  }

  /// The end of a line; a backslash before it makes the next line a part of it.
  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd {
      let continues = bytes[end] == .backslash && byte(end + 1).isLineEnd
      let isLong = continues && byte(end + 1) == .carriageReturn && byte(end + 2) == .lineFeed
      end += isLong ? 3 : continues ? 2 : 1
    }
    return min(end, bytes.count)
  }

  // MARK: Literals

  private mutating func string(quote: Int) {
    let (end, isClosed) = endOfLiteral(quote: quote)
    token(isClosed ? .string : .otherLiteral, to: end)
  }

  /// The place after a literal; one that isn't closed ends with its line.
  private func endOfLiteral(quote: Int) -> (end: Int, isClosed: Bool) {
    var end = quote + 1
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == bytes[quote] { return (end + 1, true) }
      end += bytes[end] == .backslash ? 2 : 1
    }
    return (min(end, bytes.count), false)
  }

  // MARK: Directives

  /// What begins with `@`.
  private mutating func directive() {
    if byte(index + 1) == .quote { return string(quote: index + 1) }
    let end = endOfIdentifier(from: index + 1)
    let word = WordTable.shared.word(bytes[index..<end])
    switch word {
    case .atInterface, .atImplementation, .atEnd: writer.brackets.abandon()
    case .atProtocol where byte(end) != .leftParenthesis: writer.brackets.abandon()
    default: break
    }
    token(end > index + 1 ? .attribute : .at, to: end)
  }

  /// What begins with `#`.
  private mutating func preprocessor() {
    guard writer.beginsLine else { return token(.other, to: index + 1) }
    let name = nameOfDirective(at: index)
    if let directive = Directive(name) {
      take(directive, at: name.endIndex)
    } else if String(decoding: name, as: UTF8.self) == "define" {
      define(from: name.endIndex)
    }
    index = endOfDirective(from: index)
  }

  private func nameOfDirective(at hash: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = endOfBlanks(from: hash + 1)
    return bytes[start..<endOfIdentifier(from: start)]
  }

  private func endOfBlanks(from start: Int) -> Int {
    var end = start
    while byte(end) == .space || byte(end) == .tab { end += 1 }
    return end
  }

  /// The end of a directive's line, with the comment that may begin in it.
  private func endOfDirective(from start: Int) -> Int {
    let end = endOfLine(from: start)
    var place = start
    while place + 1 < end {
      if bytes[place] == .slash, bytes[place + 1] == .slash { return end }
      if bytes[place] == .slash, bytes[place + 1] == .star {
        let close = endOfComment(from: place)
        if close > end { return close }
        place = close
      } else {
        place += 1
      }
    }
    return end
  }

  private mutating func take(_ directive: Directive, at end: Int) {
    switch directive {
    case .begin:
      writer.brackets.beginBranches()
      // What only C++ sees, `extern "C" {` above all, isn't Objective-C's, and what nobody compiles isn't there.
      let condition = String(decoding: bytes[end..<endOfLine(from: end)].prefix(40), as: UTF8.self).filter { $0 != " " }
      if condition == "__cplusplus" || condition == "defined(__cplusplus)" || condition == "0" {
        skipBranch()
      }
    case .next: writer.brackets.nextBranch()
    case .end: writer.brackets.endBranches()
    }
  }

  /// Goes to the line before the end of a branch.
  private mutating func skipBranch() {
    var depth = 0
    var place = endOfLine(from: index)
    while place < bytes.count {
      let start = endOfBlanks(from: place + 1)
      if byte(start) == .hash {
        switch Directive(nameOfDirective(at: start)) {
        case .begin: depth += 1
        case .end:
          if depth == 0 { return index = place }
          depth -= 1
        case .next: if depth == 0 { return index = place }
        case nil: break
        }
      }
      place = endOfLine(from: max(start, place + 1))
    }
    index = place
  }

  private mutating func define(from end: Int) {
    let start = endOfBlanks(from: end)
    let name = start..<endOfIdentifier(from: start)
    var value = endOfBlanks(from: name.upperBound)
    guard !name.isEmpty, value > name.upperBound else { return }
    if byte(value) == .at { value += 1 }
    guard byte(value) == .quote else { return }
    let literal = endOfLiteral(quote: value)
    // More than one literal makes something else.
    let rest = endOfBlanks(from: literal.end)
    guard literal.isClosed, rest >= bytes.count || bytes[rest].isLineEnd || bytes[rest] == .slash else { return }
    macros.append(StringMacro(name: name, value: value..<literal.end))
  }

  // MARK: Punctuation

  private mutating func punctuation(_ byte: UInt8) {
    let next = self.byte(index + 1)
    if let length = lengthOfOperator(byte, next) { return token(.operator, to: index + length) }
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case .leftParenthesis: kind = .leftParenthesis
    case .rightParenthesis: kind = .rightParenthesis
    case UInt8(ascii: "["): kind = .leftBracket
    case UInt8(ascii: "]"): kind = .rightBracket
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ";"): kind = .semicolon
    case .dot: kind = .dot
    case UInt8(ascii: "="): kind = .equal
    case UInt8(ascii: "<"): kind = .less
    case UInt8(ascii: ">"): kind = .greater
    case UInt8(ascii: "?"): kind = .question
    case UInt8(ascii: "!"): kind = .exclamation
    case UInt8(ascii: "&"): kind = .ampersand
    case UInt8(ascii: "^"): kind = .caret
    case .star: kind = .star
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return token(.arrow, to: index + 2)
    case UInt8(ascii: "-"): kind = .minus
    case UInt8(ascii: "+"): kind = .plus
    case .slash, UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "~"): kind = .operator
    default: kind = .other
    }
    token(kind, to: index + 1)
  }

  /// The length of an operator of two characters and more; nil where there is none.
  private func lengthOfOperator(_ byte: UInt8, _ next: UInt8) -> Int? {
    switch byte {
    case .dot where next == .dot && self.byte(index + 2) == .dot: 3
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      next == byte || next == UInt8(ascii: "=") && byte != UInt8(ascii: ":") ? 2 : nil
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), .star, .slash, UInt8(ascii: "%"),
      UInt8(ascii: "^"), UInt8(ascii: ">"):
      next == UInt8(ascii: "=") ? 2 : nil
    default: nil
    }
  }
}
