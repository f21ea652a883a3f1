/// Properties and instance variables.
extension ObjectiveCScanner {
  mutating func readProperty() {
    index += 1
    var attributes = index..<index
    if tokens.kind(index) == .leftParenthesis, let close = tokens.partner(index), close > index {
      attributes = index + 1..<close
      index = close + 1
    }
    let declaration = readDeclaration()
    guard let container else { return }
    for name in namesOfDeclarators(declaration) {
      var property = property(at: name, in: declaration)
      apply(attributes, to: &property)
      file.types[container].properties.append(property)
    }
  }

  mutating func readInstanceVariables() {
    guard let container, let close = tokens.partner(index), close > index else { return index += 1 }
    index += 1
    while index < close {
      // `@private`
      while tokens.kind(index) == .attribute { index += 1 }
      let declaration = readDeclaration()
      for name in namesOfDeclarators(declaration) {
        var property = property(at: name, in: declaration)
        property.isInstanceVariable = true
        file.types[container].properties.append(property)
      }
    }
    index = close + 1
  }

  /// Passes a declaration and its semicolon.
  private mutating func readDeclaration() -> Range<Int> {
    let start = index
    while index < tokens.count {
      switch tokens.kind(index) {
      case .semicolon:
        index += 1
        return start..<index - 1
      case .rightBrace, .attribute:
        defer { if index == start { index += 1 } }
        return start..<index
      case .minus, .plus:
        if tokens[index].beginsLine { return start..<index }
        index += 1
      default: index = tokens.next(index)
      }
    }
    return start..<index
  }

  private func namesOfDeclarators(_ declaration: Range<Int>) -> [Int] {
    guard !declaration.isEmpty else { return [] }
    return tokens.split(declaration).compactMap { nameOfDeclarator($0) }
  }

  /// The place of the name in `UILabel *label NS_SWIFT_NAME(title)` and `void (^handler)(BOOL)`.
  private func nameOfDeclarator(_ range: Range<Int>) -> Int? {
    var name: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens.kind(index) {
      case .leftParenthesis where tokens.kind(index + 1) == .caret || tokens.kind(index + 1) == .star:
        let end = tokens.next(index)
        return (index + 1..<max(end, index + 1)).last {
          tokens.kind($0) == .identifier && !tokens.word($0).isCKeyword
        }
      case .identifier:
        let isCalled = tokens.kind(index + 1) == .leftParenthesis && index + 1 < range.upperBound
        let isMacro = name != nil && tokens.spelling(index).contains("_") && isUppercase(index)
        if !isCalled, !isMacro, !tokens.word(index).isCKeyword { name = index }
      case .less:
        if let angles = tokens.afterAngles(index, limit: range.upperBound) {
          index = angles
          continue
        }
      case .colon: return name
      default: break
      }
      index = tokens.next(index)
    }
    return name
  }

  private func isUppercase(_ index: Int) -> Bool {
    tokens.spelling(index).utf8.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
  }

  private func property(at name: Int, in declaration: Range<Int>) -> PropertyDeclaration {
    let spelling = tokens.spelling(name)
    let type = type(in: declaration, name: name)
    var property = PropertyDeclaration(
      name: spelling, objectiveCName: spelling, type: type, optionality: .none, access: access, setterAccess: access,
      position: tokens.position(name))
    property.isOutletCollection = declaration.contains { tokens.spells($0, "IBOutletCollection") }
    property.isOutlet = property.isOutletCollection || tokens.contains(.IBOutlet, in: declaration)
    property.isInspectable = tokens.contains(.IBInspectable, in: declaration)
    property.isExposedToObjectiveC = true
    if tokens.contains(.__weak, in: declaration) { property.ownership = .weak }
    let isObject = type.contains("*") || type == "id" || type.hasPrefix("id<") || type.contains("^") || type == "Class"
    if tokens.contains(._Nullable, in: declaration) || tokens.contains(.__nullable, in: declaration) {
      property.optionality = .optional
    } else if isObject, !assumesNonnull, !tokens.contains(._Nonnull, in: declaration) {
      property.optionality = .implicitlyUnwrapped
    }
    return property
  }

  /// The type as written, without what Interface Builder and memory management add to it.
  private func type(in declaration: Range<Int>, name: Int) -> String {
    // Of several declarators the first one has the type.
    let first = tokens.split(declaration).first ?? declaration
    let ownName = first.contains(name) ? name : nameOfDeclarator(first) ?? first.upperBound
    // A block's name stands inside of its type.
    let isBlock = tokens.kind(ownName + 1) == .rightParenthesis
    let end = isBlock ? first.upperBound : ownName
    var kept: [Int] = []
    var index = first.lowerBound
    while index < end {
      if tokens.spells(index, "IBOutletCollection") {
        index = tokens.next(index + 1)
      } else {
        if index != ownName, !isMark(tokens.word(index)) { kept.append(index) }
        index += 1
      }
    }
    return tokens.text(kept)
  }

  private func isMark(_ word: Word) -> Bool {
    switch word {
    case .IBOutlet, .IBInspectable, .__weak, .__strong, ._Nullable, ._Nonnull, .__nullable, .__nonnull: true
    default: false
    }
  }

  private func apply(_ attributes: Range<Int>, to property: inout PropertyDeclaration) {
    for part in tokens.split(attributes) {
      switch tokens.word(part.lowerBound) {
      case .readonly: property.isReadOnly = true
      case .weak:
        property.ownership = .weak
        // A weak object becomes nil, whatever is assumed.
        if property.optionality == .none { property.optionality = .optional }
      case .assign where property.type?.contains("*") == true: property.ownership = .unowned
      case .class: property.isStatic = true
      case .nullable: property.optionality = .optional
      case .nonnull: property.optionality = .none
      case .null_resettable: property.optionality = .implicitlyUnwrapped
      default:
        if tokens.spells(part.lowerBound, "unsafe_unretained") { property.ownership = .unowned }
      }
    }
  }
}
