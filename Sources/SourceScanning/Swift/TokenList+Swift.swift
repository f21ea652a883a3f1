/// Finding one's way through Swift's tokens.
extension TokenList {
  /// Whether a token can name something: keywords can't, unless in backticks.
  func isName(_ index: Int) -> Bool { kind(index) == .identifier && !word(index).isSwiftKeyword }

  /// The place after a type; the same place where none begins there.
  func afterSwiftType(_ index: Int, limit: Int) -> Int {
    var current = index
    while current < limit {
      current = afterTypePrefix(current, limit: limit)
      guard let primary = afterTypePrimary(current, limit: limit) else { return current }
      current = primary
      while current < limit, isOptionalMark(current) || kind(current) == .dot {
        current += kind(current) == .dot ? 2 : 1
      }
      let arrow = afterEffects(current, limit: limit)
      if arrow < limit, kind(arrow) == .arrow {
        current = arrow + 1
      } else if current < limit, kind(current) == .ampersand {
        current += 1
      } else {
        return min(current, limit)
      }
    }
    return min(current, limit)
  }

  private func afterTypePrefix(_ index: Int, limit: Int) -> Int {
    var current = index
    while current < limit {
      switch kind(current) {
      case .attribute:
        current += 1
        if kind(current) == .leftParenthesis, !self[current].followsSpace { current = next(current) }
      case .operator where spells(current, "~"): current += 1
      case .identifier:
        switch word(current) {
        case .inout, .some, .any, .each, .borrowing, .consuming, .isolated, .repeat: current += 1
        default: return current
        }
      default: return current
      }
    }
    return current
  }

  private func afterTypePrimary(_ index: Int, limit: Int) -> Int? {
    guard index < limit else { return nil }
    switch kind(index) {
    case .leftBracket, .leftParenthesis: return next(index)
    case .identifier:
      var current = index + 1
      while current < limit {
        if let angles = afterAngles(current, limit: limit) {
          current = angles
        } else if kind(current) == .dot, kind(current + 1) == .identifier {
          current += 2
        } else {
          break
        }
      }
      return current
    default: return nil
    }
  }

  /// Whether a token makes the type or the value before it optional, or unwraps it.
  func isOptionalMark(_ index: Int) -> Bool {
    guard !self[index].followsSpace, !self[index].beginsLine else { return false }
    return kind(index) == .question || kind(index) == .exclamation || spells(index, "??")
  }

  /// The place after `async` and `throws`.
  func afterEffects(_ index: Int, limit: Int) -> Int {
    var current = index
    while current < limit {
      switch word(current) {
      case .async, .rethrows: current += 1
      case .throws:
        current += 1
        if kind(current) == .leftParenthesis { current = next(current) }
      default: return current
      }
    }
    return current
  }

  /// Whether a token that begins a line belongs to what stands before it.
  func continuesSwiftStatement(_ index: Int) -> Bool {
    switch kind(index) {
    case .dot, .operator, .question, .colon, .equal, .comma, .arrow, .less, .greater, .ampersand: return true
    case .identifier where word(index) == .as || word(index) == .is: return true
    default: break
    }
    switch kind(index - 1) {
    case .dot, .operator, .equal, .comma, .colon, .arrow, .ampersand: return true
    case .question: return self[index - 1].followsSpace
    case .identifier:
      switch word(index - 1) {
      case .try, .await, .as, .is: return true
      default: return false
      }
    default: return false
    }
  }
}

extension Word {
  /// Whether Swift keeps the word for itself, so that it never begins an expression with a name.
  var isSwiftKeyword: Bool {
    switch self {
    case .class, .enum, .extension, .protocol, .struct, .associatedtype, .case, .deinit, .func, .import, .let,
      .operator, .subscript, .typealias, .var, .fileprivate, .internal, .private, .public, .static, .break, .catch,
      .continue, .default, .defer, .do, .else, .for, .guard, .if, .repeat, .return, .switch, .throw, .try, .await,
      .while, .where, .as, .false, .in, .inout, .is, .nil, .rethrows, .throws, .true:
      true
    default: false
    }
  }
}
