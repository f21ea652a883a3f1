/// Cuts Swift into tokens.
struct SwiftTokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether a declaration of a type that begins in a line's first column stands outside of all brackets, whatever is
  /// open: how to go on in a file whose braces don't match.
  private let endsBracketsAtDeclarations: Bool
  var index = 0
  var writer: TokenWriter
  /// The string literals around the code that is being read, which stands in their interpolations.
  var literals: [InterpolatedLiteral] = []

  /// A string literal that an interpolation has interrupted.
  struct InterpolatedLiteral {
    /// The number of `#` around it.
    var hashes: Int
    /// Whether it is one of `"""`.
    var isMultiline: Bool
    /// The number of parentheses that are open in the interpolation.
    var parentheses = 0
  }

  /// The tokens of a text.
  static func tokens(of text: CodeText) -> TokenList {
    let tokens = tokens(of: text, endsBracketsAtDeclarations: false)
    return tokens.isBalanced ? tokens : Self.tokens(of: text, endsBracketsAtDeclarations: true)
  }

  private static func tokens(of text: CodeText, endsBracketsAtDeclarations: Bool) -> TokenList {
    text.bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = SwiftTokenizer(
        bytes: bytes, endsBracketsAtDeclarations: endsBracketsAtDeclarations, writer: TokenWriter(bytes))
      while tokenizer.index < bytes.count { tokenizer.step() }
      return tokenizer.writer.finish(text)
    }
  }

  /// The byte at a place; zero past the end.
  func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func step() {
    let byte = bytes[index]
    if byte.isSpace {
      if byte.isLineEnd { writer.beginsLine = true }
      writer.followsSpace = true
      index += 1
    } else if byte.isIdentifierStart {
      identifier()
    } else if byte.isDigit {
      number()
    } else if byte == .slash, self.byte(index + 1) == .slash || self.byte(index + 1) == .star {
      comment()
    } else if byte == .quote {
      string(hashes: 0)
    } else if byte == .hash {
      hash()
    } else if byte == .at {
      attribute()
    } else if byte == .backtick {
      quotedIdentifier()
    } else if byte == .slash, beginsRegularExpression, let end = endOfRegularExpression() {
      token(.otherLiteral, to: end)
    } else if byte.isOperator {
      operatorToken()
    } else {
      punctuation(byte)
    }
  }

  mutating func token(_ kind: Token.Kind, to end: Int) {
    writer.append(kind, from: index, to: end)
    index = end
  }

  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isIdentifierPart { end += 1 }
    return end
  }

  private mutating func identifier() {
    endBracketsBeforeDeclaration()
    token(.identifier, to: endOfIdentifier(from: index))
  }

  private mutating func endBracketsBeforeDeclaration() {
    guard endsBracketsAtDeclarations, writer.brackets.isOpen else { return }
    guard index == 0 || bytes[index - 1].isLineEnd, declaresType(at: index) else { return }
    literals = []
    writer.brackets.abandon()
  }

  /// Whether a type or an extension is declared at a place, with modifiers before it.
  private func declaresType(at place: Int) -> Bool {
    var start = place
    // More modifiers and attributes than that nobody writes in a line.
    for _ in 0..<8 {
      let isAttribute = byte(start) == .at
      let end = endOfIdentifier(from: isAttribute ? start + 1 : start)
      let word = WordTable.shared.word(bytes[start..<end])
      start = isAttribute && byte(end) == .leftParenthesis ? endOfLineOrParenthesis(from: end) : end
      while byte(start) == .space { start += 1 }
      switch word {
      case .class, .struct, .enum, .protocol, .extension, .actor:
        let next = WordTable.shared.word(bytes[start..<endOfIdentifier(from: start)])
        return byte(start).isIdentifierStart && next != .func && next != .var && next != .let
      case .public, .open, .internal, .private, .fileprivate, .final, .package, .indirect: continue
      default: if !isAttribute { return false }
      }
    }
    return false
  }

  private func endOfLineOrParenthesis(from place: Int) -> Int {
    var end = place
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == .rightParenthesis { return end + 1 }
      end += 1
    }
    return end
  }

  private mutating func quotedIdentifier() {
    var end = index + 1
    while end < bytes.count, bytes[end] != .backtick, !bytes[end].isLineEnd { end += 1 }
    token(.identifier, to: min(end + 1, bytes.count))
  }

  private mutating func number() {
    var end = index
    while end < bytes.count {
      if bytes[end].isIdentifierPart {
        end += 1
      } else if bytes[end] == .dot, byte(end + 1).isDigit, writer.lastKind != .dot {
        end += 2
      } else {
        break
      }
    }
    token(.number, to: end)
  }

  private mutating func comment() {
    writer.followsSpace = true
    guard bytes[index + 1] == .star else {
      while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
      return
    }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == .slash, byte(index + 1) == .star {
        depth += 1
        index += 2
      } else if bytes[index] == .star, byte(index + 1) == .slash {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if bytes[index].isLineEnd { writer.beginsLine = true }
        index += 1
      }
    }
  }

  private mutating func attribute() {
    endBracketsBeforeDeclaration()
    let end = endOfIdentifier(from: index + 1)
    token(end > index + 1 ? .attribute : .at, to: end)
  }

  private mutating func punctuation(_ byte: UInt8) {
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case UInt8(ascii: "["): kind = .leftBracket
    case UInt8(ascii: "]"): kind = .rightBracket
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ";"): kind = .semicolon
    case .leftParenthesis:
      kind = .leftParenthesis
      if !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
    case .rightParenthesis:
      if let literal = literals.last, literal.parentheses == 0 {
        index += 1
        return resumeString()
      }
      kind = .rightParenthesis
      if !literals.isEmpty { literals[literals.count - 1].parentheses -= 1 }
    default: kind = .other
    }
    token(kind, to: index + 1)
  }

  private mutating func operatorToken() {
    switch bytes[index] {
    case .dot where byte(index + 1) != .dot: return token(.dot, to: index + 1)
    case UInt8(ascii: "?") where byte(index + 1) != UInt8(ascii: "?"): return token(.question, to: index + 1)
    case UInt8(ascii: "!") where byte(index + 1) != UInt8(ascii: "="): return token(.exclamation, to: index + 1)
    case UInt8(ascii: ">") where byte(index + 1) != UInt8(ascii: "="): return token(.greater, to: index + 1)
    case UInt8(ascii: "<") where !byte(index + 1).isOperator: return token(.less, to: index + 1)
    default: break
    }
    let end = endOfOperator()
    let kind: Token.Kind
    switch (end - index, bytes[index]) {
    case (1, UInt8(ascii: "=")): kind = .equal
    case (1, UInt8(ascii: "&")): kind = .ampersand
    case (2, UInt8(ascii: "-")) where bytes[index + 1] == UInt8(ascii: ">"): kind = .arrow
    default: kind = .operator
    }
    token(kind, to: end)
  }

  private func endOfOperator() -> Int {
    var end = index + 1
    while end < bytes.count, bytes[end].isOperator {
      let beginsComment = bytes[end] == .slash && (byte(end + 1) == .slash || byte(end + 1) == .star)
      let beginsMember = bytes[end] == .dot && bytes[end - 1] != .dot
      if beginsComment || beginsMember { break }
      // `= -1`, `??` and `->` are one operator each, but `=&x` and `[T]?=nil` are two.
      if bytes[index] == UInt8(ascii: "="), bytes[end] != UInt8(ascii: "=") { break }
      end += 1
    }
    return end
  }
}
