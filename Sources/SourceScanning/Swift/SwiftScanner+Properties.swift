/// Properties, variables and constants.
extension SwiftScanner {
  mutating func readProperties(_ modifiers: SwiftModifiers) {
    let isConstant = tokens.word(index) == .let
    index += 1
    repeat {
      if tokens.kind(index) == .leftParenthesis {
        readPattern(modifiers, isConstant: isConstant)
      } else if tokens.kind(index) == .identifier {
        readProperty(modifiers, isConstant: isConstant)
      } else {
        return
      }
    } while passComma()
  }

  private mutating func passComma() -> Bool {
    guard index < scope.close, tokens.kind(index) == .comma else { return false }
    index += 1
    return true
  }

  private mutating func readProperty(_ modifiers: SwiftModifiers, isConstant: Bool) {
    var property = property(at: index, modifiers, isConstant: isConstant)
    index += 1
    if index < scope.close, tokens.kind(index) == .colon { readType(of: &property) }
    if index < scope.close, tokens.kind(index) == .equal { readInitialValue(of: &property) }
    if index < scope.close, tokens.kind(index) == .leftBrace { readAccessors(of: &property) }
    append(property)
  }

  /// `let (a, b) = f()`: the names are known, and nothing else.
  private mutating func readPattern(_ modifiers: SwiftModifiers, isConstant: Bool) {
    let end = tokens.next(index)
    let names = (index + 1..<max(end - 1, index + 1)).filter { tokens.isName($0) }
    for name in names {
      append(property(at: name, modifiers, isConstant: isConstant))
    }
    index = end
    if index < scope.close, tokens.kind(index) == .equal { index = max(endOfExpression(from: index + 1), index + 1) }
  }

  private func property(at index: Int, _ modifiers: SwiftModifiers, isConstant: Bool) -> PropertyDeclaration {
    let access = min(modifiers.access ?? scope.memberAccess, scope.access)
    let name = tokens.spelling(index)
    var property = PropertyDeclaration(
      name: name, objectiveCName: modifiers.objectiveCName ?? name, optionality: .unknown, access: access,
      setterAccess: min(modifiers.setterAccess ?? access, access), position: tokens.position(index))
    property.ownership = modifiers.ownership
    property.isOutlet = modifiers.isOutlet
    property.isInspectable = modifiers.isInspectable
    property.isExposedToObjectiveC = modifiers.exposes(inTypeThatExposes: scope.exposesMembers)
    property.isStatic = modifiers.isStatic
    property.isOverride = modifiers.isOverride
    property.isLazy = modifiers.isLazy
    property.isReadOnly = isConstant
    return property
  }

  private mutating func readType(of property: inout PropertyDeclaration) {
    let start = index + 1
    index = max(tokens.afterSwiftType(start, limit: scope.close), start)
    guard index > start else { return }
    let type = tokens.text(start..<index)
    property.type = type
    property.optionality = optionality(start..<index)
    property.isOutletCollection =
      property.isOutlet && (tokens.kind(start) == .leftBracket || type.utf8.starts(with: "Array<".utf8))
  }

  private func optionality(_ type: Range<Int>) -> Optionality {
    if tokens.spells(type.lowerBound, "Optional"), tokens.kind(type.lowerBound + 1) == .less { return .optional }
    // `() -> Int?` gives an optional, and isn't one.
    guard tokens.first(.arrow, in: type) == nil else { return .none }
    switch tokens.kind(type.upperBound - 1) {
    case .question, .operator: return .optional
    case .exclamation: return .implicitlyUnwrapped
    default: return .none
    }
  }

  private mutating func readInitialValue(of property: inout PropertyDeclaration) {
    let start = index + 1
    index = max(endOfExpression(from: start), start)
    property.body = SwiftBodyScanner.body(start..<index, of: tokens)
    var reader = SwiftBodyScanner(tokens, limit: index)
    property.initialValue = reader.value(in: start..<index)
  }

  /// The place after an expression that begins at a place.
  private func endOfExpression(from start: Int) -> Int {
    var current = start
    while current < scope.close {
      switch tokens.kind(current) {
      case .comma, .semicolon, .rightBrace, .rightParenthesis, .rightBracket: return current
      case .leftBrace where beginsObservers(current): return current
      default: break
      }
      if current > start, tokens[current].beginsLine, !tokens.continuesSwiftStatement(current) { return current }
      current = tokens.next(current)
    }
    return min(current, scope.close)
  }

  private func beginsObservers(_ brace: Int) -> Bool {
    var first = brace + 1
    while tokens.kind(first) == .attribute { first += 1 }
    return tokens.word(first) == .willSet || tokens.word(first) == .didSet
  }

  private mutating func readAccessors(of property: inout PropertyDeclaration) {
    let range = bodyRange(index)
    let accessors = accessors(range)
    if accessors.isEmpty || accessors.contains(where: { $0 != .willSet && $0 != .didSet }) {
      property.isComputed = true
      property.isReadOnly = !accessors.contains(.set) && !accessors.contains(._modify)
    }
    let body = SwiftBodyScanner.body(range, of: tokens)
    property.body.calls += body.calls
    property.body.assignments += body.assignments
    property.body.returned += body.returned
    index = min(tokens.afterBlock(index), scope.close)
  }

  /// The accessors in a property's braces; none where the braces hold the getter's body.
  private func accessors(_ range: Range<Int>) -> [Word] {
    var accessors: [Word] = []
    var current = range.lowerBound
    while current < range.upperBound {
      switch tokens.kind(current) {
      case .attribute: current += 1
      case .identifier:
        switch tokens.word(current) {
        case .get, .set, .willSet, .didSet, ._read, ._modify:
          accessors.append(tokens.word(current))
          current += 1
          if tokens.kind(current) == .leftParenthesis { current = tokens.next(current) }
          current = tokens.afterEffects(current, limit: range.upperBound)
          if tokens.kind(current) == .leftBrace { current = tokens.next(current) }
        case .mutating, .nonmutating, .private, .fileprivate, .internal, .public, .`init`: current += 1
        default: return accessors
        }
      default: return accessors
      }
    }
    return accessors
  }

  private mutating func append(_ property: PropertyDeclaration) {
    if let type = scope.type {
      file.types[type].properties.append(property)
    } else {
      file.constants.append(property)
    }
  }
}
