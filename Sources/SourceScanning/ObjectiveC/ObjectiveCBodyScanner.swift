/// Reads what Objective-C code does, in the manner of ``SwiftBodyScanner``.
struct ObjectiveCBodyScanner {
  let tokens: TokenList
  let limit: Int
  private var recorder: BodyRecorder
  /// The calls that were read ahead, by the place of their names.
  var found: [Int: Call] = [:]
  /// What is known of the blocks and single statements that begin at a place.
  private var blocks: [Int: Block] = [:]
  /// What doesn't hold where an `else if` stands, by the place of the `if`.
  private var negations: [Int: [Condition]] = [:]
  /// The brackets in a chain that was read: arguments and subscripts, which begin nothing.
  var continuations: Set<Int> = []
  /// Names up to this place are part of a chain that was read.
  private var readUpTo = 0

  /// What the tokens in a range do.
  static func body(_ range: Range<Int>, of tokens: TokenList) -> CodeBody {
    var scanner = ObjectiveCBodyScanner(tokens, limit: range.upperBound)
    var index = range.lowerBound
    while index < range.upperBound { index = scanner.step(index, isFirst: index == range.lowerBound) }
    return scanner.recorder.body
  }

  private init(_ tokens: TokenList, limit: Int) {
    self.tokens = tokens
    self.limit = limit
    recorder = BodyRecorder(close: limit)
  }

  private mutating func step(_ index: Int, isFirst: Bool) -> Int {
    if recorder.closes(at: index) {
      let wasBlock = recorder.isInBlock
      let hasElse = leave(at: index)
      if wasBlock, !hasElse { leaveStatements(at: index) }
      return index + 1
    }
    let token = tokens[index]
    if token.kind != .leftBrace, let statement = blocks.removeValue(forKey: index) {
      // No bracket closes it: its semicolon does.
      recorder.enter(statement, close: -1)
      recorder.beginStatement(leaves: Self.leaves(token.word))
    } else if recorder.isInBlock, isFirst || beginsStatement(index) {
      recorder.beginStatement(leaves: Self.leaves(token.word))
    }
    switch token.kind {
    case .leftBrace: enterBlock(index)
    case .leftParenthesis, .leftBracket:
      readChain(at: index)
      if let close = tokens.partner(index), close > index { recorder.enterGroup(close: close) }
    case .semicolon: leaveStatements(at: index)
    case .comma: recorder.endPart()
    case .operator where tokens.spells(index, "&&") || tokens.spells(index, "||"):
      recorder.shortCircuit(at: tokens.position(index))
    case .question: recorder.shortCircuit(at: tokens.position(index))
    case .equal: readDeclaration(index)
    case .attribute: readDirective(index)
    case .identifier: identifier(index)
    default: break
    }
    return index + 1
  }

  private func beginsStatement(_ index: Int) -> Bool {
    switch tokens.kind(index - 1) {
    case .leftBrace, .rightBrace, .semicolon: true
    default: tokens.word(index - 1) == .else
    }
  }

  private static func leaves(_ word: Word) -> Bool {
    switch word {
    case .return, .break, .continue, .goto: true
    default: false
    }
  }

  // MARK: Blocks

  private mutating func enterBlock(_ index: Int) {
    guard let close = tokens.partner(index), close > index else { return }
    // `^{ … }()` runs at once.
    let isCalled = tokens.kind(close + 1) == .leftParenthesis
    let block = isClosure(index) && !isCalled ? Block(isClosure: true, isStored: isStored(index)) : .plain
    recorder.enter(blocks.removeValue(forKey: index) ?? block, close: close)
  }

  /// Whether a block is assigned to a property, `self.onTap = ^{ … }`, so that others call it if anyone does.
  private func isStored(_ brace: Int) -> Bool {
    guard tokens.kind(brace - 1) == .caret, tokens.kind(brace - 2) == .equal else { return false }
    return tokens.kind(brace - 4) == .dot || tokens.kind(brace - 4) == .arrow
  }

  /// Whether a brace begins a block of Objective-C, `^(…) {`, or a closure of C++, `[…](…) {`.
  private func isClosure(_ brace: Int) -> Bool {
    if tokens.kind(brace - 1) == .caret { return true }
    if tokens.kind(brace - 1) == .rightParenthesis, let open = tokens.partner(brace - 1) {
      return tokens.kind(open - 1) == .caret || tokens.kind(open - 1) == .rightBracket || isAfterCaret(open - 1)
    }
    return isAfterCaret(brace - 1)
  }

  /// Whether a type stands at a place, with a caret before it: `^UIView *(…) {`.
  private func isAfterCaret(_ end: Int) -> Bool {
    var index = end
    while tokens.kind(index) == .identifier || tokens.kind(index) == .star, end - index < 4 { index -= 1 }
    return index < end && tokens.kind(index) == .caret
  }

  /// Leaves the innermost bracket or statement; says whether an `else` follows.
  private mutating func leave(at index: Int) -> Bool {
    let block = recorder.leave()
    guard let otherwise = block.otherwise, tokens.word(index + 1) == .else else { return false }
    if tokens.word(index + 2) == .if {
      negations[index + 2] = otherwise
    } else {
      announce(Block(conditions: otherwise), at: index + 2)
    }
    return true
  }

  private mutating func leaveStatements(at index: Int) {
    while recorder.isInStatement {
      if leave(at: index) { return }
    }
    recorder.endPart()
  }

  private mutating func announce(_ block: Block, at index: Int) {
    var block = block
    block.isStatement = tokens.kind(index) != .leftBrace
    if index < limit { blocks[index] = block }
  }

  private func condition(_ kind: Condition.Kind, _ range: Range<Int>) -> Condition {
    Condition(kind: kind, text: tokens.text(range), isNegated: false, position: tokens.position(range.lowerBound))
  }

  private mutating func announce(_ kind: Condition.Kind, after index: Int) {
    guard tokens.kind(index + 1) == .leftParenthesis, let close = tokens.partner(index + 1), close > index else {
      return
    }
    let condition = condition(kind, index + 2..<close)
    guard kind == .if else { return announce(Block(conditions: [condition]), at: close + 1) }
    var negated = condition
    negated.isNegated = true
    let before = negations.removeValue(forKey: index) ?? []
    announce(
      Block(
        conditions: before + [condition], afterLeaving: before.isEmpty ? negated : nil,
        otherwise: Array((before + [negated]).prefix(Call.maximumConditions))), at: close + 1)
  }

  private mutating func readDirective(_ index: Int) {
    if tokens.word(index) == .atCatch { announce(.catch, after: index) }
  }

  // MARK: Names

  private mutating func identifier(_ index: Int) {
    switch tokens.word(index) {
    case .if: announce(.if, after: index)
    case .for: announce(.loop, after: index)
    case .while: announce(.loop, after: index)
    case .switch: announce(.switch, after: index)
    case .static:
      if let name = tokens.nameOfStatic(after: index) { recorder.recordStatic(tokens.spelling(name)) }
    case .return:
      if tokens.kind(index + 1) != .semicolon { recorder.recordReturn(statementValue(from: index + 1)) }
    default: readChain(at: index)
    }
    if tokens.kind(index + 1) == .star { recorder.recordCast(to: tokens.spelling(index)) }
    if let call = found.removeValue(forKey: index) { recorder.record(call) }
  }

  private mutating func readChain(at index: Int) {
    guard index >= readUpTo, found[index] == nil, beginsChain(index), !isLoneName(index) else { return }
    let (chain, end) = chain(from: index, limit: limit)
    guard tokens.kind(index) == .identifier else { return }
    // What its parentheses hold is gone through again.
    readUpTo = (index..<end).first { tokens[$0].isOpening } ?? end
    guard recorder.isInBlock, end < limit, tokens.kind(end) == .equal, case .reference(let target) = chain,
      !isDeclared(index)
    else { return }
    let value = statementValue(from: end + 1)
    recorder.record(target, value, isDeclaration: false, position: tokens.position(index))
  }

  /// Whether nothing follows a name that makes more of it.
  private func isLoneName(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier else { return false }
    switch tokens.kind(index + 1) {
    case .dot, .arrow, .leftParenthesis, .leftBracket, .equal: return false
    default: return true
    }
  }

  private mutating func beginsChain(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier else {
      // `if (a) [b c];`: what follows the condition doesn't belong to it.
      switch tokens.word(index - 1) {
      case .if, .for, .while, .switch, .atCatch: return false
      default: return continuations.remove(index) == nil
      }
    }
    return tokens.kind(index - 1) != .dot && tokens.kind(index - 1) != .arrow && !tokens.word(index).isCKeyword
  }

  /// Whether a type stands before a name.
  private func isDeclared(_ name: Int) -> Bool {
    switch tokens.kind(name - 1) {
    case .identifier: tokens.word(name - 1) != .else && tokens.word(name - 1) != .do
    case .greater: true
    case .star: tokens.kind(name - 2) == .identifier || tokens.kind(name - 2) == .greater
    default: false
    }
  }

  /// `UINib *nib = …`
  private mutating func readDeclaration(_ index: Int) {
    let name = index - 1
    guard recorder.isInBlock, tokens.kind(name) == .identifier, isDeclared(name) else { return }
    let value = statementValue(from: index + 1)
    recorder.record(tokens.spelling(name), value, isDeclaration: true, position: tokens.position(name))
  }

  /// The value that ends with its statement.
  private mutating func statementValue(from start: Int) -> CodeValue {
    let (value, end) = chain(from: start, limit: limit)
    return end >= limit || tokens.kind(end) == .semicolon || tokens.kind(end) == .comma ? value : .unknown
  }
}
