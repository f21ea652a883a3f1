/// Reads the declarations of a file in Objective-C.
struct ObjectiveCScanner {
  let tokens: TokenList
  var file: ScannedFile
  var index = 0
  /// The place in the file's list of the type that the place stands in.
  var container: Int?
  /// Whether objects are never nil unless it's said: between `NS_ASSUME_NONNULL_BEGIN` and its end.
  var assumesNonnull = false
  private let macros: [StringMacro]

  init(_ tokens: TokenList, macros: [StringMacro], file: ScannedFile) {
    self.tokens = tokens
    self.macros = macros
    self.file = file
    self.file.isBalanced = tokens.isBalanced
    self.file.selectorNames = tokens.selectorNames { tokens.objectiveCString($0) }
  }

  /// From where it's seen what the file declares.
  var access: AccessLevel { file.language == .objectiveCHeader ? .public : .fileprivate }

  /// Reads the whole file.
  mutating func scan() -> ScannedFile {
    for macro in macros { read(macro) }
    while index < tokens.count { step() }
    return file
  }

  private mutating func step() {
    switch tokens.kind(index) {
    case .attribute: readDirective()
    case .minus where container != nil, .plus where container != nil: readMethod()
    case .leftBrace: readBraces()
    case .equal: readConstant()
    case .identifier: readName()
    default: index = tokens.next(index)
    }
  }

  private mutating func readDirective() {
    switch tokens.word(index) {
    case .atInterface: readType(.class)
    case .atImplementation: readType(.implementation)
    case .atProtocol: readProtocol()
    case .atProperty: readProperty()
    case .atEnd:
      container = nil
      index += 1
    default: index += 1
    }
  }

  private mutating func readName() {
    if tokens.spells(index, "NS_ASSUME_NONNULL_BEGIN") { assumesNonnull = true }
    if tokens.spells(index, "NS_ASSUME_NONNULL_END") { assumesNonnull = false }
    if tokens.word(index) == .static { readStatic() }
    index += 1
  }

  // MARK: Types

  private mutating func readProtocol() {
    let isForward = tokens.kind(index + 2) == .semicolon || tokens.kind(index + 2) == .comma
    if isForward || tokens.kind(index + 1) != .identifier {
      index += 1
    } else {
      readType(.protocol)
    }
  }

  private mutating func readType(_ kind: TypeDeclaration.Kind) {
    container = nil
    index += 1
    guard tokens.kind(index) == .identifier else { return }
    var type = TypeDeclaration(
      kind: kind, language: file.language, name: tokens.spelling(index),
      access: kind == .implementation ? .fileprivate : access, position: tokens.position(index))
    index += 1
    if let angles = tokens.afterAngles(index, limit: tokens.count) {
      let next = tokens.kind(angles)
      if kind == .class, next == .colon || next == .leftParenthesis {
        type.isGeneric = true
      } else {
        type.inherited = tokens.names(in: index..<angles)
      }
      index = angles
    }
    if tokens.kind(index) == .leftParenthesis { readCategory(&type) }
    if tokens.kind(index) == .colon, tokens.kind(index + 1) == .identifier {
      type.superclass = tokens.spelling(index + 1)
      index += 2
    }
    readProtocols(&type)
    file.types.append(type)
    container = file.types.count - 1
    if tokens.kind(index) == .leftBrace { readInstanceVariables() }
  }

  private mutating func readCategory(_ type: inout TypeDeclaration) {
    let end = tokens.next(index)
    type.category = tokens.text(index + 1..<max(end - 1, index + 1))
    if type.kind == .class { type.kind = .extension }
    index = end
  }

  /// Reads `<…>`, which may be the superclass's arguments and then the protocols.
  private mutating func readProtocols(_ type: inout TypeDeclaration) {
    while let angles = tokens.afterAngles(index, limit: tokens.count) {
      let isGeneric = (index..<angles).contains { tokens.kind($0) == .star }
      if !isGeneric { type.inherited = tokens.names(in: index..<angles) }
      index = angles
    }
  }

  // MARK: Code outside of methods

  /// A function's body is read, what a namespace holds is read on, anything else in braces is passed.
  private mutating func readBraces() {
    let open = index
    let close = tokens.partner(open) ?? open
    guard close > open else {
      index += 1
      return
    }
    if let name = nameOfFunction(before: open) {
      var function = MethodDeclaration(
        kind: .method, name: tokens.spelling(name), access: access, position: tokens.position(name))
      function.parameters = parameters(open: name + 1)
      function.hasBody = true
      function.body = ObjectiveCBodyScanner.body(open + 1..<close, of: tokens)
      file.functions.append(function)
    } else if tokens.word(open - 1) == .namespace || tokens.word(open - 2) == .namespace
      || tokens.word(open - 2) == .extern
    {
      index += 1
      return
    }
    index = close + 1
  }

  /// A function's parameters: each is named by the last word of its part.
  private func parameters(open: Int) -> [Parameter] {
    guard let close = tokens.partner(open), close > open + 1 else { return [] }
    return tokens.split(open + 1..<close).compactMap { part in
      let name = part.upperBound - 1
      guard tokens.kind(name) == .identifier, part.count > 1 else { return nil }
      return Parameter(
        label: nil, name: tokens.spelling(name), type: tokens.text(part.lowerBound..<name), hasDefault: false)
    }
  }

  private func nameOfFunction(before brace: Int) -> Int? {
    guard tokens.kind(brace - 1) == .rightParenthesis, let open = tokens.partner(brace - 1) else { return nil }
    let name = open - 1
    guard tokens.kind(name) == .identifier, !tokens.word(name).isCKeyword else { return nil }
    return tokens.word(name) == .NS_ENUM || tokens.word(name) == .NS_OPTIONS ? nil : name
  }

  /// `NSString *const kNibName = @"Card";`
  private mutating func readConstant() {
    let (name, value) = (index - 1, index + 1)
    if tokens.kind(name) == .identifier, tokens.kind(value) == .string, tokens.kind(value + 1) == .semicolon {
      append(
        tokens.spelling(name), string: tokens.objectiveCString(value), at: tokens.position(name),
        isReadOnly: tokens.word(name - 1) == .const)
    }
    index += 1
  }

  /// `static BOOL isLoading = NO;`; strings are read where their value stands.
  private mutating func readStatic() {
    guard let name = tokens.nameOfStatic(after: index), tokens.kind(name + 2) != .string else { return }
    append(tokens.spelling(name), string: nil, at: tokens.position(name), isReadOnly: false)
  }

  private mutating func read(_ macro: StringMacro) {
    let name = String(decoding: tokens.text.bytes[macro.name], as: UTF8.self)
    append(
      name, string: tokens.objectiveCString(macro.value), at: tokens.text.position(at: macro.name.lowerBound),
      isReadOnly: true)
  }

  private mutating func append(_ name: String, string: String?, at position: CodePosition, isReadOnly: Bool) {
    var constant = PropertyDeclaration(
      name: name, objectiveCName: name, optionality: .none, access: access, setterAccess: access, position: position)
    constant.isReadOnly = isReadOnly
    constant.initialValue = string.map { .string($0) } ?? .unknown
    file.constants.append(constant)
  }
}
