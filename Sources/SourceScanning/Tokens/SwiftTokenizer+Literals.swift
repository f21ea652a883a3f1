/// String literals, regular expressions, and what begins with `#`.
extension SwiftTokenizer {
  mutating func hash() {
    var end = index
    while byte(end) == .hash { end += 1 }
    let hashes = end - index
    if byte(end) == .quote { return string(hashes: hashes) }
    if byte(end) == .slash, let close = endOfRegularExpression(hashes: hashes) {
      return token(.otherLiteral, to: close)
    }
    guard hashes == 1, byte(end).isIdentifierStart else { return token(.other, to: end) }
    let name = bytes[end..<endOfIdentifier(from: end)]
    guard writer.beginsLine, let directive = Directive(name) else { return token(.macro, to: name.endIndex) }
    switch directive {
    case .begin:
      writer.brackets.beginBranches()
      let condition = bytes[name.endIndex..<endOfLine(from: name.endIndex)]
      if String(decoding: condition, as: UTF8.self).filter({ $0 != " " }) == "false" { return skipBranch() }
    case .next: writer.brackets.nextBranch()
    case .end: writer.brackets.endBranches()
    }
    index = endOfLine(from: index)
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    return end
  }

  /// Goes to the directive that ends a branch which nobody compiles.
  private mutating func skipBranch() {
    var depth = 0
    index = endOfLine(from: index)
    while index < bytes.count {
      var start = index
      while start < bytes.count, bytes[start].isLineEnd || byte(start) == .space || byte(start) == .tab { start += 1 }
      if byte(start) == .hash, byte(start + 1).isIdentifierStart {
        switch Directive(bytes[start + 1..<endOfIdentifier(from: start + 1)]) {
        case .begin: depth += 1
        case .next: if depth == 0 { return }
        case .end:
          if depth == 0 { return }
          depth -= 1
        case nil: break
        }
      }
      index = endOfLine(from: max(start, index + 1))
    }
  }

  /// Reads a string literal from its `#`s or its quote on.
  mutating func string(hashes: Int) {
    let content = index + hashes + 1
    let isMultiline = byte(content) == .quote && byte(content + 1) == .quote
    let literal = InterpolatedLiteral(hashes: hashes, isMultiline: isMultiline)
    part(of: literal, from: isMultiline ? content + 2 : content, isFirst: true)
  }

  /// Goes on in the literal around an interpolation that has ended; the place is behind its parenthesis.
  mutating func resumeString() {
    guard let literal = literals.popLast() else { return }
    part(of: literal, from: index, isFirst: false)
  }

  /// Reads a literal up to its end or to the next interpolation.
  private mutating func part(of literal: InterpolatedLiteral, from content: Int, isFirst: Bool) {
    var end = content
    while end < bytes.count {
      let byte = bytes[end]
      if byte == .quote, let close = self.end(of: literal, at: end) {
        let whole: Token.Kind = literal.isMultiline ? .otherLiteral : .string
        return token(isFirst ? whole : .stringTail, to: close)
      }
      if byte == .backslash, hashes(at: end + 1, atMost: literal.hashes) == literal.hashes {
        let escaped = end + 1 + literal.hashes
        guard self.byte(escaped) == .leftParenthesis else {
          end = self.byte(escaped).isLineEnd ? escaped : escaped + 1
          continue
        }
        literals.append(InterpolatedLiteral(hashes: literal.hashes, isMultiline: literal.isMultiline))
        return token(isFirst ? .stringHead : .stringMiddle, to: escaped + 1)
      }
      // A literal that isn't closed ends with its line.
      if byte.isLineEnd, !literal.isMultiline { break }
      end += 1
    }
    token(isFirst ? .otherLiteral : .stringTail, to: min(end, bytes.count))
  }

  private func end(of literal: InterpolatedLiteral, at place: Int) -> Int? {
    var close = place + 1
    if literal.isMultiline {
      guard byte(place + 1) == .quote, byte(place + 2) == .quote else { return nil }
      close = place + 3
    }
    return hashes(at: close, atMost: literal.hashes) == literal.hashes ? close + literal.hashes : nil
  }

  private func hashes(at place: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, byte(place + count) == .hash { count += 1 }
    return count
  }

  /// Whether a slash at this place stands where a value may, and not where an operator is expected.
  var beginsRegularExpression: Bool {
    let next = byte(index + 1)
    guard !next.isSpace, next != .rightParenthesis else { return false }
    switch writer.lastKind {
    case .identifier:
      switch writer.tokens.last?.word {
      case .return, .in, .case, .if, .while, .guard, .switch, .try, .await, .throw, .else: return true
      default: return false
      }
    case .number, .string, .otherLiteral, .stringTail, .rightParenthesis, .rightBracket, .rightBrace, .question,
      .exclamation, .macro, .attribute, .dot, .less, .greater:
      return false
    default: return true
    }
  }

  /// The place after a regular expression in its line; nil where none ends there.
  func endOfRegularExpression() -> Int? {
    var place = index + 1
    while place < bytes.count, !bytes[place].isLineEnd {
      if bytes[place] == .slash { return place + 1 }
      place += bytes[place] == .backslash ? 2 : 1
    }
    return nil
  }

  /// Looking for an end that isn't there must not take the whole file.
  private static let longestRegularExpression = 2000

  /// The place after a regular expression with `#` around it, which may go over lines.
  private func endOfRegularExpression(hashes count: Int) -> Int? {
    var place = index + count + 1
    let isMultiline = byte(place).isLineEnd
    let limit = min(bytes.count, place + Self.longestRegularExpression)
    while place < limit, isMultiline || !bytes[place].isLineEnd {
      if bytes[place] == .slash, hashes(at: place + 1, atMost: count) == count { return place + 1 + count }
      place += bytes[place] == .backslash ? 2 : 1
    }
    return nil
  }
}
