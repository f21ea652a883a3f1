/// Reads what Swift code does: a body, or the value that a property begins with.
///
/// It goes through the tokens once. A chain of calls is read ahead where it begins, with the calls in its arguments;
/// these are written down when the place of their names is reached, with the conditions that hold there.
struct SwiftBodyScanner {
  let tokens: TokenList
  let limit: Int
  var recorder: BodyRecorder
  /// The blocks of statements whose beginning was read.
  var blocks: [Int: Block] = [:]
  /// The calls that were read ahead, by the place of their names.
  var found: [Int: Call] = [:]
  /// What doesn't hold where an `else if` stands, by the place of the `if`.
  private var negations: [Int: [Condition]] = [:]
  /// Names up to this place are part of a chain or a declaration that was read.
  private var readUpTo = 0

  /// What the tokens in a range do.
  static func body(_ range: Range<Int>, of tokens: TokenList) -> CodeBody {
    guard !range.isEmpty else { return CodeBody() }
    var scanner = SwiftBodyScanner(tokens, limit: range.upperBound)
    scanner.readOnlyExpression(range)
    var index = range.lowerBound
    while index < range.upperBound { index = scanner.step(index, isFirst: index == range.lowerBound) }
    return scanner.recorder.body
  }

  init(_ tokens: TokenList, limit: Int) {
    self.tokens = tokens
    self.limit = limit
    recorder = BodyRecorder(close: limit)
  }

  /// A body that is one expression returns it.
  private mutating func readOnlyExpression(_ range: Range<Int>) {
    // A protocol's `{ get }` is none.
    if range.count == 1, tokens.word(range.lowerBound) == .get { return }
    let value = value(in: range)
    if value != .unknown { recorder.recordReturn(value) }
  }

  /// Reads what begins at a place; gives the place to go on from.
  private mutating func step(_ index: Int, isFirst: Bool) -> Int {
    if recorder.closes(at: index) {
      leave(at: index)
      return index + 1
    }
    let token = tokens[index]
    if recorder.isInBlock, isFirst || beginsStatement(index) {
      recorder.beginStatement(leaves: Self.leaves(token.word))
    }
    switch token.kind {
    case .leftBrace: enterBlock(index)
    case .leftParenthesis, .leftBracket, .stringHead:
      if token.kind == .leftParenthesis { readChain(at: index) }
      if let close = tokens.partner(index), close > index { recorder.enterGroup(close: close) }
    case .comma: recorder.endPart()
    case .operator where tokens.spells(index, "&&") || tokens.spells(index, "||") || tokens.spells(index, "??"):
      recorder.shortCircuit(at: tokens.position(index))
    case .question where token.followsSpace: recorder.shortCircuit(at: tokens.position(index))
    case .identifier: return identifier(index)
    // What they name isn't called.
    case .macro where tokens.spells(index, "#selector") || tokens.spells(index, "#keyPath"):
      return tokens.kind(index + 1) == .leftParenthesis ? tokens.next(index + 1) : index + 1
    default: break
    }
    return index + 1
  }

  private func beginsStatement(_ index: Int) -> Bool {
    switch tokens.kind(index - 1) {
    case .leftBrace, .semicolon: true
    default: tokens[index].beginsLine && !tokens.continuesSwiftStatement(index)
    }
  }

  private static func leaves(_ word: Word) -> Bool {
    switch word {
    case .return, .throw, .break, .continue, .fatalError: true
    default: false
    }
  }

  // MARK: Blocks

  private mutating func enterBlock(_ index: Int) {
    guard let close = tokens.partner(index), close > index else { return }
    if let block = blocks.removeValue(forKey: index) {
      // The condition's own parts don't count in the block.
      recorder.endPart()
      recorder.enter(block, close: close)
    } else {
      recorder.enter(unannouncedBlock(index, close: close), close: close)
    }
  }

  private func unannouncedBlock(_ index: Int, close: Int) -> Block {
    switch tokens.word(index - 1) {
    case .do, .defer, .repeat, .get, .set, .willSet, .didSet, .else: return .plain
    default: break
    }
    // `{ … }()` runs at once, and so does a setter with a name for its value.
    let isCalled = tokens.kind(close + 1) == .leftParenthesis && !tokens[close + 1].beginsLine
    let isSetter = tokens.kind(index - 1) == .rightParenthesis && Self.isAccessor(tokens.word(index - 4))
    return isCalled || isSetter ? .plain : Block(isClosure: true, isStored: isStored(index))
  }

  /// How far the beginning of a statement is looked for.
  private static let longestTarget = 64

  /// Whether a closure is assigned to something that isn't declared here, so that others call it if anyone does.
  private func isStored(_ brace: Int) -> Bool {
    guard tokens.kind(brace - 1) == .equal else { return false }
    for index in stride(from: brace - 2, to: max(-1, brace - Self.longestTarget), by: -1) {
      switch tokens.kind(index) {
      case .leftBrace, .rightBrace, .semicolon: return true
      case .identifier where tokens.word(index) == .let || tokens.word(index) == .var: return false
      default: if tokens[index].beginsLine, tokens.kind(index) != .dot { return true }
      }
    }
    return false
  }

  private static func isAccessor(_ word: Word) -> Bool { word == .set || word == .willSet || word == .didSet }

  private mutating func leave(at index: Int) {
    let block = recorder.leave()
    guard let otherwise = block.otherwise, tokens.word(index + 1) == .else else { return }
    if tokens.kind(index + 2) == .leftBrace {
      blocks[index + 2] = Block(conditions: otherwise)
    } else if tokens.word(index + 2) == .if {
      negations[index + 2] = otherwise
    }
  }

  /// The brace of the block that a statement's word announces.
  private func brace(after index: Int) -> Int? {
    var current = index + 1
    while current < limit {
      switch tokens.kind(current) {
      case .leftBrace:
        if !isClosureInCondition(current) { return current }
      case .semicolon, .rightBrace: return nil
      case .identifier:
        // One that announces a block of its own.
        switch tokens.word(current) {
        case .if, .guard, .while, .for, .switch, .catch, .func, .class, .struct, .enum: return nil
        default: break
        }
      default: break
      }
      current = tokens.next(current)
    }
    return nil
  }

  /// Whether the closure's end is followed by more of the condition.
  private func isClosureInCondition(_ index: Int) -> Bool {
    guard let close = tokens.partner(index), !tokens[close + 1].beginsLine else { return false }
    switch tokens.kind(close + 1) {
    case .leftBrace, .comma, .operator, .dot: return true
    default: return false
    }
  }

  private func condition(_ kind: Condition.Kind, _ range: Range<Int>, isNegated: Bool = false) -> Condition {
    Condition(kind: kind, text: tokens.text(range), isNegated: isNegated, position: tokens.position(range.lowerBound))
  }

  private mutating func announceIf(_ index: Int) {
    guard let brace = brace(after: index) else { return }
    let condition = condition(.if, index + 1..<brace)
    var negated = condition
    negated.isNegated = true
    let before = negations.removeValue(forKey: index) ?? []
    blocks[brace] = Block(
      conditions: before + [condition], afterLeaving: before.isEmpty ? negated : nil,
      otherwise: Array((before + [negated]).prefix(Call.maximumConditions)))
  }

  private mutating func announceGuard(_ index: Int) {
    guard let brace = brace(after: index), tokens.word(brace - 1) == .else, brace - 1 > index else { return }
    let range = index + 1..<brace - 1
    blocks[brace] = Block(
      conditions: [condition(.guard, range, isNegated: true)], afterLeaving: condition(.guard, range),
      alwaysLeaves: true)
  }

  private mutating func announce(_ kind: Condition.Kind, _ index: Int) {
    guard let brace = brace(after: index) else { return }
    blocks[brace] = Block(conditions: [condition(kind, index + 1..<brace)])
  }

  private mutating func announceClosure(_ index: Int) {
    if let brace = brace(after: index) { blocks[brace] = .closure }
  }

  // MARK: Names

  private mutating func identifier(_ index: Int) -> Int {
    // `view(for: …)` has a label, not a loop.
    if tokens.kind(index - 1) != .dot, tokens.kind(index + 1) != .colon {
      switch tokens.word(index) {
      case .if: announceIf(index)
      case .guard: announceGuard(index)
      case .for: announce(.loop, index)
      case .while where tokens.kind(index - 1) != .rightBrace || tokens[index].beginsLine: announce(.loop, index)
      case .switch: announce(.switch, index)
      case .catch: announce(.catch, index)
      case .return: readReturn(index)
      case .as: readCast(index)
      case .case: return afterPattern(index)
      case .let, .var: return readDeclaration(index)
      case .func, .class, .struct, .enum:
        announceClosure(index)
        // The declared name isn't called.
        return tokens.isName(index + 1) ? index + 2 : index + 1
      default: break
      }
    }
    readChain(at: index)
    if let call = found.removeValue(forKey: index) { recorder.record(call) }
    return index + 1
  }

  /// Reads a chain ahead, unless the place is in one that was read.
  private mutating func readChain(at index: Int) {
    guard index >= readUpTo, found[index] == nil else { return }
    if tokens.kind(index - 1) == .dot { return readMember(index) }
    guard beginsChain(index), !isLoneName(index) else { return }
    let (value, end) = chain(from: index, limit: limit)
    guard tokens.kind(index) == .identifier else { return }
    // What its parentheses hold is gone through again.
    readUpTo = (index..<end).first { tokens[$0].isOpening } ?? end
    if recorder.isInBlock, end < limit, tokens.kind(end) == .equal, case .reference(let target) = value {
      // `let a = 1, b: Int = 2`: what looks like the target is the type.
      let isType = tokens.kind(index - 1) == .colon && tokens.kind(index - 3) == .comma
      let name = isType ? index - 2 : index
      let value = statementValue(from: end + 1)
      recorder.record(
        isType ? tokens.spelling(name) : target, value, isDeclaration: isType, position: tokens.position(name))
    }
  }

  /// Whether nothing follows a name that makes more of it.
  private func isLoneName(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier else { return false }
    switch tokens.kind(index + 1) {
    case .dot, .leftParenthesis, .leftBrace, .leftBracket, .question, .exclamation, .operator, .less, .equal:
      return false
    default: return true
    }
  }

  /// Reads a member that no chain read ahead has reached: it belongs to something unknown.
  private mutating func readMember(_ index: Int) {
    var chain = ValueChain(.member(of: .unknown, name: tokens.spelling(index)))
    _ = extend(&chain, name: index, from: index + 1, limit: limit, depth: 0)
  }

  private func beginsChain(_ index: Int) -> Bool {
    if tokens.kind(index) == .leftParenthesis, !tokens[index].beginsLine {
      switch tokens.kind(index - 1) {
      case .identifier: return tokens.word(index - 1).isSwiftKeyword
      case .rightParenthesis, .rightBracket, .rightBrace, .macro, .attribute, .stringTail, .string: return false
      default: return !isAfterOptionalMark(index)
      }
    }
    if tokens.kind(index) == .leftParenthesis { return true }
    // The initializers of a local type are no calls.
    return tokens.isName(index) && tokens.word(index) != .`init`
  }

  private func isAfterOptionalMark(_ index: Int) -> Bool {
    !tokens[index].followsSpace && (tokens.kind(index - 1) == .question || tokens.kind(index - 1) == .exclamation)
  }

  // MARK: Statements

  private mutating func readReturn(_ index: Int) {
    let next = index + 1
    guard next < limit, tokens.kind(next) != .rightBrace, tokens.kind(next) != .semicolon else { return }
    recorder.recordReturn(statementValue(from: next))
  }

  private mutating func readCast(_ index: Int) {
    let isMarked = tokens.kind(index + 1) == .question || tokens.kind(index + 1) == .exclamation
    let start = isMarked ? index + 2 : index + 1
    recorder.recordCast(to: tokens.text(start..<tokens.afterSwiftType(start, limit: limit)))
  }

  /// The value that ends with its statement, or where a block or the next part of a list begins.
  private mutating func statementValue(from start: Int) -> CodeValue {
    let (value, end) = chain(from: start, limit: limit)
    guard end < limit else { return value }
    switch tokens.kind(end) {
    case .comma, .semicolon, .rightBrace, .leftBrace, .rightParenthesis: return value
    case .identifier where tokens.word(end) == .else || tokens.word(end) == .as: return value
    default: return tokens[end].beginsLine && !tokens.continuesSwiftStatement(end) ? value : .unknown
    }
  }

  /// A local variable; patterns are left alone.
  private mutating func readDeclaration(_ index: Int) -> Int {
    let name = index + 1
    guard name < limit, tokens.kind(name) == .identifier else { return name }
    var end = name + 1
    if tokens.kind(end) == .colon { end = tokens.afterSwiftType(end + 1, limit: limit) }
    if end < limit, tokens.kind(end) == .equal {
      let value = statementValue(from: end + 1)
      recorder.record(tokens.spelling(name), value, isDeclaration: true, position: tokens.position(name))
    } else if tokens.word(index - 1) == .if || tokens.word(index - 1) == .guard || tokens.kind(index - 1) == .comma {
      // `if let nib {`
      recorder.record(
        tokens.spelling(name), .reference(tokens.spelling(name)), isDeclaration: true,
        position: tokens.position(name))
    }
    return end
  }

  /// The place after the pattern of a `case`, whose enum cases look like calls.
  private func afterPattern(_ index: Int) -> Int {
    var current = index + 1
    while current < limit {
      switch tokens.kind(current) {
      case .colon, .equal, .leftBrace, .rightBrace, .semicolon: return current
      case .identifier where [.where, .in, .case].contains(tokens.word(current)): return current
      default: current = tokens.next(current)
      }
    }
    return current
  }
}
