/// Writes down what a body does, with the conditions that hold at each place.
struct BodyRecorder {
  /// What is written down so far.
  private(set) var body = CodeBody()
  private var levels: [Level]

  /// A bracket that the place stands in.
  private struct Level {
    /// Where it is closed.
    var close: Int
    /// Whether statements stand in it.
    var isBlock: Bool
    var block: Block
    /// What holds here.
    var conditions: [Condition]
    var isInClosure: Bool
    var isInStoredClosure = false
    /// Whether the last statement leaves the block.
    var leaves = false
    /// A part of the statement that decides whether the rest of it is reached.
    var shortCircuit: Condition?
  }

  /// Begins with a body that ends at a place.
  init(close: Int) {
    levels = [Level(close: close, isBlock: true, block: .plain, conditions: [], isInClosure: false)]
  }

  private var innermost: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Whether statements stand at the place, and not the parts of an expression.
  var isInBlock: Bool { levels[levels.count - 1].isBlock }
  /// Whether the place stands in one statement without braces.
  var isInStatement: Bool { levels[levels.count - 1].block.isStatement }
  /// Whether the code may run later, or never.
  var isInClosure: Bool { levels[levels.count - 1].isInClosure }

  /// What holds at the place.
  var conditions: [Condition] {
    let level = levels[levels.count - 1]
    guard let shortCircuit = level.shortCircuit else { return level.conditions }
    return Self.joined(level.conditions, [shortCircuit])
  }

  private static func joined(_ conditions: [Condition], _ more: [Condition]) -> [Condition] {
    guard !more.isEmpty, conditions.count < Call.maximumConditions else { return conditions }
    return conditions + more.prefix(Call.maximumConditions - conditions.count)
  }

  /// Takes a call.
  mutating func record(_ call: Call) {
    var call = call
    call.conditions = conditions
    call.isInClosure = isInClosure
    call.isInStoredClosure = innermost.isInStoredClosure
    body.calls.append(call)
  }

  /// Takes an assignment.
  mutating func record(
    _ target: String, _ value: CodeValue, isDeclaration: Bool, position: CodePosition
  ) {
    body.assignments.append(
      Assignment(
        target: target, value: value, isDeclaration: isDeclaration, position: position, conditions: conditions,
        isInClosure: isInClosure))
  }

  /// Takes the name of a local variable that outlives the body.
  mutating func recordStatic(_ name: String) { body.statics.append(name) }

  /// Takes a type that a value is cast to.
  mutating func recordCast(to type: String) { body.castTypes.insert(type) }

  /// Takes a value that the body returns.
  mutating func recordReturn(_ value: CodeValue) {
    if !isInClosure { body.returned.append(value) }
  }

  /// Takes the beginning of a statement; the code after one that leaves isn't reached, so only the last one counts.
  mutating func beginStatement(leaves: Bool) {
    levels[levels.count - 1].shortCircuit = nil
    levels[levels.count - 1].leaves = leaves
  }

  /// Takes the end of a part of a list.
  mutating func endPart() { levels[levels.count - 1].shortCircuit = nil }

  /// Takes an operator after which the rest of the expression may not be reached.
  mutating func shortCircuit(at position: @autoclosure () -> CodePosition) {
    guard innermost.shortCircuit == nil else { return }
    innermost.shortCircuit = Condition(kind: .shortCircuit, text: "", isNegated: false, position: position())
  }

  /// Goes into parentheses or brackets.
  mutating func enterGroup(close: Int) {
    levels.append(
      Level(
        close: close, isBlock: false, block: .plain, conditions: conditions, isInClosure: isInClosure,
        isInStoredClosure: innermost.isInStoredClosure))
  }

  /// Goes into a block.
  mutating func enter(_ block: Block, close: Int) {
    levels.append(
      Level(
        close: close, isBlock: true, block: block, conditions: Self.joined(conditions, block.conditions),
        isInClosure: isInClosure || block.isClosure,
        isInStoredClosure: innermost.isInStoredClosure || block.isStored))
  }

  /// Whether the innermost bracket is closed at a place.
  func closes(at place: Int) -> Bool { levels.count > 1 && levels[levels.count - 1].close == place }

  /// Goes out of the innermost bracket, and says what it was and what the `else` after it asks for; nil where none may
  /// follow.
  mutating func leave() -> Block {
    guard levels.count > 1, let level = levels.popLast() else { return .plain }
    var block = level.block
    if let condition = block.afterLeaving, block.alwaysLeaves || level.leaves {
      innermost.conditions = Self.joined(innermost.conditions, [condition])
      // It holds in the `else`, too.
      block.otherwise = block.otherwise.map { _ in [] }
    }
    return block
  }
}
