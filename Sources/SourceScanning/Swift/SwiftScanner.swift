/// Reads the declarations of a Swift file.
///
/// Types that stand in each other are kept in a list of its own, not in recursive calls: input may nest without bounds.
struct SwiftScanner {
  let tokens: TokenList
  var file: ScannedFile
  var index = 0
  private var scopes: [Scope] = []

  /// A type that the place stands in.
  struct Scope {
    /// The type's place in the file's list; nil where it isn't kept.
    var type: Int?
    /// Where it ends.
    var close: Int
    /// The widest access that a member can have.
    var access: AccessLevel
    /// The access of a member without a word on it.
    var memberAccess: AccessLevel
    /// Whether Objective-C sees its members.
    var exposesMembers: Bool
  }

  /// Types nested deeper than this aren't kept: their names would grow without bounds.
  private static let deepest = 32

  init(_ tokens: TokenList, file: ScannedFile) {
    self.tokens = tokens
    self.file = file
    self.file.isBalanced = tokens.isBalanced
    self.file.selectorNames = tokens.selectorNames { tokens.swiftString($0) }
  }

  /// Reads the whole file.
  mutating func scan() -> ScannedFile {
    while index < tokens.count {
      if let scope = scopes.last, index >= scope.close {
        scopes.removeLast()
        if index == scope.close, tokens.kind(index) == .rightBrace { index += 1 }
      } else {
        step()
      }
    }
    return file
  }

  /// The type that the place stands in.
  var scope: Scope {
    scopes.last
      ?? Scope(type: nil, close: tokens.count, access: .open, memberAccess: .internal, exposesMembers: false)
  }

  private mutating func step() {
    let start = index
    let modifiers = readModifiers()
    switch tokens.word(index) {
    case .class: readType(.class, modifiers)
    case .struct: readType(.struct, modifiers)
    case .enum: readType(.enum, modifiers)
    case .protocol: readType(.protocol, modifiers)
    case .extension: readType(.extension, modifiers)
    case .actor where tokens.isName(index + 1): readType(.actor, modifiers)
    case .let, .var: readProperties(modifiers)
    case .func: readFunction(modifiers)
    case .`init` where tokens.kind(index - 1) != .dot: readInitializer(modifiers)
    case .deinit: readDeinitializer()
    case .subscript: readSubscript(modifiers)
    case .case: readCases()
    default: if index == start { index = tokens.next(index) }
    }
  }

  /// Passes a line whose names may be modifiers, `case open, final`, and keeps the cases whose raw values are texts as
  /// constants.
  private mutating func readCases() {
    let start = index + 1
    index = start
    while index < scope.close, !tokens[index].beginsLine || tokens.kind(index - 1) == .comma {
      index = tokens.next(index)
    }
    guard let place = scope.type, file.types[place].kind == .enum, file.types[place].inherited.contains("String") else {
      return
    }
    for part in tokens.split(start..<min(index, scope.close)) where tokens.isName(part.lowerBound) {
      let name = part.lowerBound
      let isGiven = tokens.kind(name + 1) == .equal && part.count > 2
      guard isGiven || part.count == 1 else { continue }
      guard let text = isGiven ? tokens.swiftString(name + 2) : tokens.spelling(name) else { continue }
      var constant = PropertyDeclaration(
        name: tokens.spelling(name), objectiveCName: tokens.spelling(name), type: nil, optionality: .unknown,
        access: scope.memberAccess, setterAccess: scope.memberAccess, position: tokens.position(name))
      constant.isStatic = true
      constant.isReadOnly = true
      constant.initialValue = .string(text)
      file.types[place].properties.append(constant)
    }
  }

  // MARK: Modifiers

  private mutating func readModifiers() -> SwiftModifiers {
    var modifiers = SwiftModifiers()
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .attribute {
        modifiers.apply(attribute: token.word)
        readAttribute(&modifiers)
      } else if isModifier(index) {
        let (access, setter) = (modifiers.access, tokens.spells(index + 2, "set"))
        guard modifiers.apply(modifier: token.word) else { return modifiers }
        index += 1
        guard tokens.kind(index) == .leftParenthesis else { continue }
        if setter { (modifiers.setterAccess, modifiers.access) = (modifiers.access, access) }
        index = tokens.next(index)
      } else {
        return modifiers
      }
    }
    return modifiers
  }

  /// Passes an attribute with its arguments.
  private mutating func readAttribute(_ modifiers: inout SwiftModifiers) {
    let word = tokens.word(index)
    index += 1
    while tokens.kind(index) == .dot, tokens.kind(index + 1) == .identifier { index += 2 }
    if let angles = tokens.afterAngles(index, limit: tokens.count) { index = angles }
    guard tokens.kind(index) == .leftParenthesis, !tokens[index].followsSpace else { return }
    let end = tokens.next(index)
    if word == .atObjc, end > index + 1 {
      modifiers.objectiveCName = tokens.text(index + 1..<end - 1).filter { $0 != " " }
    }
    index = end
  }

  /// Whether a word is a modifier here: most of them are names elsewhere.
  private func isModifier(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier else { return false }
    let next = tokens[index + 1]
    switch tokens.word(index) {
    case .class:
      switch next.word {
      case .func, .var, .let, .subscript, .override, .final, .open, .public, .internal, .private, .fileprivate,
        .dynamic, .weak, .lazy, .nonisolated:
        return true
      default: return false
      }
    case .none: return false
    default: break
    }
    return next.kind == .identifier || next.kind == .attribute || next.kind == .leftParenthesis && !next.beginsLine
  }

  // MARK: Types

  private mutating func readType(_ kind: TypeDeclaration.Kind, _ modifiers: SwiftModifiers) {
    let nameIndex = index + 1
    guard tokens.isName(nameIndex) else {
      index = nameIndex
      return
    }
    var name = tokens.spelling(nameIndex)
    index = nameIndex + 1
    while kind == .extension, tokens.kind(index) == .dot, tokens.kind(index + 1) == .identifier {
      name += "." + tokens.spelling(index + 1)
      index += 2
    }
    var type = TypeDeclaration(
      kind: kind, language: .swift, name: name, access: min(modifiers.access ?? scope.memberAccess, scope.access),
      position: tokens.position(nameIndex))
    if kind == .extension { type.access = modifiers.access ?? .open }
    if let outer = scope.type, kind != .extension { type.name = "\(file.types[outer].name).\(name)" }
    type.objectiveCName = modifiers.objectiveCName
    type.isFinal = modifiers.isFinal
    type.exposesMembers =
      modifiers.exposesMembers || (kind == .extension || kind == .protocol) && modifiers.isExposedToObjectiveC
    if let angles = tokens.afterAngles(index, limit: tokens.count) {
      type.isGeneric = true
      index = angles
    }
    let brace = readHead(&type)
    enter(type, modifiers, brace: brace)
  }

  /// Reads what stands between a type's name and its brace; gives the brace's place.
  private mutating func readHead(_ type: inout TypeDeclaration) -> Int? {
    let start = index
    var requirements: Int?
    while index < tokens.count, tokens.kind(index) != .leftBrace, !endsHead(index) {
      if tokens.word(index) == .where { requirements = index }
      index =
        tokens.kind(index) == .less ? tokens.afterAngles(index, limit: tokens.count) ?? index + 1 : tokens.next(index)
    }
    if tokens.kind(start) == .colon {
      type.inherited = inheritedNames(start + 1..<max(start + 1, requirements ?? index))
    }
    if let requirements { type.requirements = tokens.text(requirements + 1..<max(requirements + 1, index)) }
    return tokens.kind(index) == .leftBrace ? index : nil
  }

  /// Whether a token can't belong to a type's head, because the brace is missing.
  private func endsHead(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case .rightBrace, .semicolon, .attribute: return tokens[index].beginsLine || tokens.kind(index) != .attribute
    case .identifier:
      guard tokens[index].beginsLine else { return false }
      switch tokens.word(index) {
      case .class, .struct, .enum, .extension, .func, .var, .let, .`init`, .case, .import, .public, .private,
        .fileprivate, .internal, .override, .static, .typealias:
        return true
      default: return false
      }
    default: return false
    }
  }

  private func inheritedNames(_ range: Range<Int>) -> [String] {
    tokens.split(range).flatMap { part in
      var names: [String] = []
      var index = part.lowerBound
      while index < part.upperBound {
        if tokens.isName(index), tokens.word(index) != .any {
          var name = tokens.spelling(index)
          index += 1
          while index + 1 < part.upperBound, tokens.kind(index) == .dot, tokens.kind(index + 1) == .identifier {
            name += "." + tokens.spelling(index + 1)
            index += 2
          }
          names.append(name)
        } else if let angles = tokens.afterAngles(index, limit: part.upperBound) {
          index = angles
        } else if tokens.kind(index) == .operator {
          // `~Copyable` is what it doesn't have.
          index += 2
        } else {
          index = tokens.next(index)
        }
      }
      return names
    }
  }

  private mutating func enter(_ type: TypeDeclaration, _ modifiers: SwiftModifiers, brace: Int?) {
    let isKept = scopes.count < Self.deepest
    if isKept { file.types.append(type) }
    guard let brace else { return }
    guard isKept else {
      index = tokens.next(brace)
      return
    }
    let memberAccess: AccessLevel
    switch type.kind {
    case .protocol: memberAccess = type.access
    case .extension: memberAccess = modifiers.access ?? .internal
    default: memberAccess = .internal
    }
    // What is private outside of types is seen by the whole file.
    let narrowest: AccessLevel = scopes.isEmpty ? .fileprivate : .private
    scopes.append(
      Scope(
        type: file.types.count - 1, close: min(tokens.end(of: brace), scope.close), access: max(type.access, narrowest),
        memberAccess: max(memberAccess, narrowest), exposesMembers: type.exposesMembers))
    index = brace + 1
  }
}
