/// Values of expressions.
extension ObjectiveCBodyScanner {
  /// What is deeper than this is unknown, but the calls in it are found on the way through.
  private static let deepest = 8

  private mutating func value(in range: Range<Int>, depth: Int) -> CodeValue {
    guard !range.isEmpty else { return .unknown }
    let (value, end) = chain(from: range.lowerBound, limit: range.upperBound, depth: depth)
    return end == range.upperBound ? value : .unknown
  }

  /// A name, a literal, a message or a parenthesis with what follows it, and the place after it.
  ///
  /// - Parameter isReceiver: whether a selector comes after it.
  mutating func chain(
    from start: Int, limit: Int, depth: Int = 0, isReceiver: Bool = false
  ) -> (value: CodeValue, end: Int) {
    let index = afterCasts(start, limit: limit, isReceiver: isReceiver)
    guard index < limit, depth < Self.deepest else { return (.unknown, index) }
    let (value, end) = primary(index, limit: limit, depth: depth)
    guard end > index else { return (value, end) }
    var chain = ValueChain(value)
    let last = extend(&chain, name: index, from: end, limit: limit, depth: depth)
    return (chain.value, last)
  }

  private mutating func extend(
    _ chain: inout ValueChain, name: Int, from start: Int, limit: Int, depth: Int
  ) -> Int {
    var (index, name) = (start, name)
    while index < limit {
      switch tokens.kind(index) {
      case .dot, .arrow:
        guard index + 1 < limit, tokens.kind(index + 1) == .identifier else { return index }
        name = index + 1
        chain.append(member: tokens.spelling(name))
        index += 2
      case .leftParenthesis:
        guard let close = tokens.partner(index), close < limit, close > index, isCall(name, index) else {
          return index
        }
        continuations.insert(index)
        let arguments = tokens.split(index + 1..<close).map {
          Argument(label: nil, value: value(in: $0, depth: depth + 1))
        }
        if let callee = chain.callee {
          let call = Call(
            name: callee.name, receiver: callee.receiver, arguments: arguments, trailingClosures: 0,
            isMessage: false, position: tokens.position(name))
          found[name] = call
          chain.become(call)
        } else {
          chain = ValueChain(.unknown)
        }
        index = close + 1
      case .leftBracket:
        guard let close = tokens.partner(index), close < limit, close > index else { return index }
        continuations.insert(index)
        chain.appendSubscript()
        index = close + 1
      default: return index
      }
    }
    return index
  }

  /// Whether a parenthesis after a name has arguments, and isn't part of a declaration like `void (^block)(void)`.
  private func isCall(_ name: Int, _ open: Int) -> Bool {
    guard tokens.kind(name) == .identifier, !tokens.word(name).isCKeyword else { return false }
    return tokens.kind(open + 1) != .caret && tokens.kind(open + 1) != .star
  }

  /// Passes `(UIView *)`.
  private func afterCasts(_ start: Int, limit: Int, isReceiver: Bool) -> Int {
    var index = start
    while index < limit, tokens.kind(index) == .leftParenthesis, let close = tokens.partner(index), close > index,
      close + 1 < limit, isCast(index, close, isReceiver: isReceiver)
    {
      index = close + 1
    }
    return index
  }

  private func isCast(_ open: Int, _ close: Int, isReceiver: Bool) -> Bool {
    let next = close + 1
    switch tokens.kind(next) {
    case .string, .number, .at, .attribute: return true
    // `(a)[0]` or `(Type)[a b]`: only a type ends with a star, or is one name.
    case .leftBracket: return tokens.kind(close - 1) == .star || close == open + 2
    case .leftParenthesis: return tokens.kind(close - 1) == .star
    case .identifier:
      guard isReceiver else { return true }
      let after = tokens.kind(next + 1)
      return tokens.kind(close - 1) == .star || after != .rightBracket && after != .colon
    default: return false
    }
  }

  private mutating func primary(_ index: Int, limit: Int, depth: Int) -> (CodeValue, Int) {
    switch tokens.kind(index) {
    case .string: return strings(index, limit: limit)
    case .number: return (.literal(tokens.spelling(index)), index + 1)
    case .minus where tokens.kind(index + 1) == .number && index + 1 < limit:
      return (.literal("-" + tokens.spelling(index + 1)), index + 2)
    case .leftParenthesis:
      let end = min(tokens.next(index), limit)
      guard end > index + 1 else { return (.unknown, end) }
      return (value(in: index + 1..<end - 1, depth: depth + 1), end)
    case .leftBracket:
      guard let close = tokens.partner(index), close > index, close < limit else { return (.unknown, index) }
      return (message(index, close, depth: depth) ?? .unknown, close + 1)
    case .at: return (.unknown, min(tokens.next(index + 1), limit))
    case .attribute:
      let isApplied = index + 1 < limit && tokens.kind(index + 1) == .leftParenthesis
      return (.unknown, min(isApplied ? tokens.next(index + 1) : index + 1, limit))
    case .caret: return (.unknown, afterClosure(index, limit: limit))
    case .identifier:
      switch tokens.word(index) {
      case .nil, .Nil, .NULL, .YES, .NO, .true, .false: return (.literal(tokens.spelling(index)), index + 1)
      case let word where word.isCKeyword: return (.unknown, index)
      default: return (.reference(tokens.spelling(index)), index + 1)
      }
    default: return (.unknown, index)
    }
  }

  /// Literals that follow each other are one.
  private func strings(_ start: Int, limit: Int) -> (CodeValue, Int) {
    var (text, index): (String?, Int) = ("", start)
    while index < limit, tokens.kind(index) == .string {
      let part = tokens.objectiveCString(index)
      text = text.flatMap { text in part.map { text + $0 } }
      index += 1
    }
    return (text.map { .string($0) } ?? .unknown, index)
  }

  /// Passes `^Type(parameters) { … }`.
  private func afterClosure(_ caret: Int, limit: Int) -> Int {
    var index = caret + 1
    while index < limit {
      switch tokens.kind(index) {
      case .leftBrace: return min(tokens.next(index), limit)
      case .identifier, .star, .leftParenthesis: index = tokens.next(index)
      default: return index
      }
    }
    return index
  }

  // MARK: Messages

  /// The message in brackets; nil where they hold something else.
  private mutating func message(_ open: Int, _ close: Int, depth: Int) -> CodeValue? {
    let (receiver, selector) = chain(from: open + 1, limit: close, depth: depth + 1, isReceiver: true)
    guard selector > open + 1, selector < close else { return nil }
    var (name, arguments, index): (String, [Argument], Int) = ("", [], selector)
    if tokens.kind(selector) == .identifier, selector + 1 == close {
      name = tokens.spelling(selector)
    } else {
      while let colon = colonOfPiece(index, limit: close) {
        let piece = colon > index ? tokens.spelling(index) : ""
        name += piece + ":"
        index = endOfArgument(colon + 1, limit: close)
        // The arguments after the first one of a piece are those of a variadic method.
        for (place, part) in tokens.split(colon + 1..<index).enumerated() {
          arguments.append(Argument(label: place == 0 ? piece : nil, value: value(in: part, depth: depth + 1)))
        }
      }
      guard index == close, !name.isEmpty else { return nil }
    }
    let call = Call(
      name: name, receiver: receiver, arguments: arguments, trailingClosures: 0, isMessage: true,
      position: tokens.position(selector))
    found[selector] = call
    return .call(call)
  }

  private func colonOfPiece(_ index: Int, limit: Int) -> Int? {
    guard index < limit else { return nil }
    if tokens.kind(index) == .colon { return index }
    return index + 1 < limit && tokens.kind(index) == .identifier && tokens.kind(index + 1) == .colon
      ? index + 1 : nil
  }

  /// The place at which the next piece of the selector begins.
  private func endOfArgument(_ start: Int, limit: Int) -> Int {
    var (index, questions) = (start, 0)
    while index < limit {
      switch tokens.kind(index) {
      case .question: questions += 1
      case .colon where questions > 0: questions -= 1
      case .colon: return index
      case .identifier where questions == 0 && index > start && tokens.kind(index + 1) == .colon && index + 1 < limit:
        return index
      default: break
      }
      index = tokens.next(index)
    }
    return min(index, limit)
  }
}
