/// Values of expressions.
extension SwiftBodyScanner {
  /// What is deeper than this is unknown, but the calls in it are found on the way through.
  private static let deepest = 8

  /// The value of an expression that fills a range.
  mutating func value(in range: Range<Int>, depth: Int = 0) -> CodeValue {
    guard !range.isEmpty else { return .unknown }
    let (value, end) = chain(from: range.lowerBound, limit: range.upperBound, depth: depth)
    return end == range.upperBound || tokens.word(end) == .as ? value : .unknown
  }

  /// A name, a literal or a parenthesis with the members, calls and subscripts that follow, and the place after it.
  mutating func chain(from start: Int, limit: Int, depth: Int = 0) -> (value: CodeValue, end: Int) {
    var index = afterPrefix(start, limit: limit)
    guard index < limit, depth < Self.deepest else { return (.unknown, index) }
    let (value, end) = primary(index, limit: limit, depth: depth)
    guard end > index else { return (value, end) }
    var chain = ValueChain(value)
    let name = tokens.kind(index) == .dot ? index + 1 : index
    index = extend(&chain, name: name, from: end, limit: limit, depth: depth)
    return (chain.value, index)
  }

  /// Adds the members, calls and subscripts that begin at a place to a chain; gives the place after them.
  ///
  /// - Parameter name: the place of the chain's last name so far.
  mutating func extend(_ chain: inout ValueChain, name: Int, from start: Int, limit: Int, depth: Int) -> Int {
    var (index, name) = (start, name)
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .question, .exclamation, .operator:
        guard tokens.isOptionalMark(index) else { return index }
        index += 1
      case .dot:
        guard index + 1 < limit, tokens.kind(index + 1) == .identifier || tokens.kind(index + 1) == .number else {
          return index
        }
        name = index + 1
        chain.append(member: tokens.spelling(name))
        index += 2
      case .less:
        guard !token.followsSpace, let angles = tokens.afterAngles(index, limit: limit),
          tokens.kind(angles) == .leftParenthesis || tokens.kind(angles) == .dot
        else { return index }
        index = angles
      case .leftParenthesis where !token.beginsLine,
        .leftBrace where chain.isCallable && isTrailingClosure(index):
        guard let close = tokens.partner(index), close < limit, close > index else { return index }
        index = call(&chain, name: name, at: index, limit: limit, depth: depth)
      case .leftBracket where !token.beginsLine && !token.followsSpace:
        guard let close = tokens.partner(index), close < limit, close > index else { return index }
        chain.appendSubscript()
        index = close + 1
      default: return index
      }
    }
    return index
  }

  private func afterPrefix(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      switch tokens.kind(index) {
      case .ampersand: index += 1
      case .identifier where tokens.word(index) == .try || tokens.word(index) == .await:
        index += 1
        if tokens.kind(index) == .question || tokens.kind(index) == .exclamation { index += 1 }
      default: return index
      }
    }
    return index
  }

  private mutating func primary(_ index: Int, limit: Int, depth: Int) -> (CodeValue, Int) {
    switch tokens.kind(index) {
    case .string: return (tokens.swiftString(index).map { .string($0) } ?? .unknown, index + 1)
    case .stringHead: return interpolation(index, depth: depth)
    case .otherLiteral, .macro: return (.unknown, index + 1)
    case .number: return (.literal(tokens.spelling(index)), index + 1)
    case .operator where tokens.spells(index, "-") && tokens.kind(index + 1) == .number && index + 1 < limit:
      return (.literal("-" + tokens.spelling(index + 1)), index + 2)
    case .dot where tokens.kind(index + 1) == .identifier && index + 1 < limit:
      return (.reference("." + tokens.spelling(index + 1)), index + 2)
    case .leftParenthesis:
      let end = min(tokens.next(index), limit)
      guard end > index + 1, tokens.split(index + 1..<end - 1).count == 1 else { return (.unknown, end) }
      return (value(in: index + 1..<end - 1, depth: depth + 1), end)
    case .leftBracket, .leftBrace: return (.unknown, min(tokens.next(index), limit))
    case .identifier:
      switch tokens.word(index) {
      case .nil, .true, .false: return (.literal(tokens.spelling(index)), index + 1)
      case .get, .set, .willSet, .didSet:
        // An accessor, which looks like a call with a closure.
        let hasParameter = tokens.kind(index + 1) == .leftParenthesis && tokens.kind(index + 3) == .rightParenthesis
        guard tokens.kind(hasParameter ? index + 4 : index + 1) != .leftBrace else { return (.unknown, index) }
        return (.reference(tokens.spelling(index)), index + 1)
      default: return tokens.isName(index) ? (.reference(tokens.spelling(index)), index + 1) : (.unknown, index)
      }
    default: return (.unknown, index)
    }
  }

  private func isTrailingClosure(_ index: Int) -> Bool {
    guard !tokens[index].beginsLine, blocks[index] == nil else { return false }
    switch tokens.word(index + 1) {
    case .get, .set, .willSet, .didSet: return tokens.kind(index + 2) != .leftBrace
    default: return true
    }
  }

  /// Makes the chain a call of what it was; gives the place after the call.
  private mutating func call(_ chain: inout ValueChain, name: Int, at open: Int, limit: Int, depth: Int) -> Int {
    let callee = chain.callee
    var index = open
    var arguments: [Argument] = []
    if tokens.kind(open) == .leftParenthesis {
      arguments = self.arguments(open, depth: depth)
      index = tokens.next(open)
    }
    let closures = afterTrailingClosures(index, limit: limit)
    guard let callee else {
      // What a call or a subscript gives is called: that has no name.
      chain = ValueChain(.unknown)
      return closures.end
    }
    let call = Call(
      name: callee.name, receiver: callee.receiver, arguments: arguments, trailingClosures: closures.count,
      isMessage: false, position: tokens.position(name))
    // Read from its beginning, a chain says more than from a member in its middle.
    if found[name] == nil { found[name] = call }
    chain.become(call)
    return closures.end
  }

  private func afterTrailingClosures(_ start: Int, limit: Int) -> (count: Int, end: Int) {
    var (count, index) = (0, start)
    while index < limit {
      if tokens.kind(index) == .leftBrace, count == 0, isTrailingClosure(index), let close = tokens.partner(index),
        close < limit
      {
        (count, index) = (1, close + 1)
      } else if count > 0, tokens.kind(index) == .identifier, tokens.kind(index + 1) == .colon,
        tokens.kind(index + 2) == .leftBrace, let close = tokens.partner(index + 2), close < limit
      {
        (count, index) = (count + 1, close + 1)
      } else {
        break
      }
    }
    return (count, index)
  }

  private mutating func arguments(_ open: Int, depth: Int) -> [Argument] {
    guard let close = tokens.partner(open), close > open else { return [] }
    var arguments: [Argument] = []
    for part in tokens.split(open + 1..<close) {
      let isLabelled =
        part.count > 1 && tokens.kind(part.lowerBound) == .identifier
        && tokens.kind(part.lowerBound + 1) == .colon
      let value = isLabelled ? part.lowerBound + 2..<part.upperBound : part
      arguments.append(
        Argument(
          label: isLabelled ? tokens.spelling(part.lowerBound) : nil, value: self.value(in: value, depth: depth + 1)))
    }
    return arguments
  }

  /// A string literal with interpolations.
  private mutating func interpolation(_ head: Int, depth: Int) -> (CodeValue, Int) {
    guard let tail = tokens.partner(head), tail > head else { return (.unknown, head + 1) }
    var parts: [CodeValue] = []
    var (start, index) = (head, head + 1)
    while index <= tail {
      if tokens.kind(index) == .stringMiddle || index == tail {
        guard let text = tokens.swiftStringPart(start) else { return (.unknown, tail + 1) }
        if !text.isEmpty { parts.append(.string(text)) }
        parts.append(value(in: start + 1..<index, depth: depth + 1))
        start = index
      }
      index = tokens.next(index)
    }
    guard let text = tokens.swiftStringPart(tail) else { return (.unknown, tail + 1) }
    if !text.isEmpty { parts.append(.string(text)) }
    return (.interpolation(parts), tail + 1)
  }
}
