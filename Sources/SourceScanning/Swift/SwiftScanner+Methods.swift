/// Methods, initializers, subscripts and functions.
extension SwiftScanner {
  mutating func readFunction(_ modifiers: SwiftModifiers) {
    let nameIndex = index + 1
    guard nameIndex < scope.close else {
      index = nameIndex
      return
    }
    index = nameIndex + 1
    if tokens.kind(nameIndex) != .identifier {
      while index < scope.close, tokens.kind(index) != .leftParenthesis, !tokens[index].beginsLine { index += 1 }
    }
    var method = method(.method, name: tokens.text(nameIndex..<index), at: nameIndex, modifiers)
    if tokens.kind(nameIndex) == .identifier { method.name = tokens.spelling(nameIndex) }
    readSignature(&method, modifiers, hasSelector: tokens.kind(nameIndex) == .identifier)
  }

  mutating func readInitializer(_ modifiers: SwiftModifiers) {
    var method = method(.initializer, name: "init", at: index, modifiers)
    index += 1
    if tokens.kind(index) == .question || tokens.kind(index) == .exclamation {
      method.isFailable = true
      index += 1
    }
    readSignature(&method, modifiers, hasSelector: true)
  }

  mutating func readSubscript(_ modifiers: SwiftModifiers) {
    let method = method(.subscript, name: "subscript", at: index, modifiers)
    index += 1
    readSignature(method, modifiers)
  }

  mutating func readDeinitializer() {
    var method = method(.deinitializer, name: "deinit", at: index, SwiftModifiers())
    index += 1
    guard tokens.kind(index) == .leftBrace else { return }
    readBody(&method)
    append(method)
  }

  private mutating func readSignature(_ method: MethodDeclaration, _ modifiers: SwiftModifiers) {
    var method = method
    readSignature(&method, modifiers, hasSelector: false)
  }

  private func method(
    _ kind: MethodDeclaration.Kind, name: String, at index: Int, _ modifiers: SwiftModifiers
  ) -> MethodDeclaration {
    var method = MethodDeclaration(
      kind: kind, name: name, access: min(modifiers.access ?? scope.memberAccess, scope.access),
      position: tokens.position(index))
    method.isAction = modifiers.isAction
    method.isSegueAction = modifiers.isSegueAction
    method.isExposedToObjectiveC = modifiers.exposes(inTypeThatExposes: scope.exposesMembers)
    method.isStatic = modifiers.isStatic
    method.isOverride = modifiers.isOverride
    method.isRequired = modifiers.isRequired
    method.isConvenience = modifiers.isConvenience
    return method
  }

  /// Reads from the parameters to the end of the body.
  private mutating func readSignature(
    _ method: inout MethodDeclaration, _ modifiers: SwiftModifiers, hasSelector: Bool
  ) {
    if let angles = tokens.afterAngles(index, limit: scope.close) { index = angles }
    guard tokens.kind(index) == .leftParenthesis, let close = tokens.partner(index), close > index else { return }
    method.parameters = parameters(index + 1..<close)
    index = tokens.afterEffects(close + 1, limit: scope.close)
    let hasEffects = index > close + 1
    if index < scope.close, tokens.kind(index) == .arrow {
      let end = tokens.afterSwiftType(index + 1, limit: scope.close)
      method.returnType = tokens.text(index + 1..<max(end, index + 1))
      index = max(end, index + 1)
    }
    if tokens.word(index) == .where { skipRequirements() }
    method.selector = modifiers.objectiveCName
    if hasSelector, !hasEffects, method.selector == nil {
      method.selector = ObjectiveCSelector.selector(base: method.name, labels: method.parameters.map(\.label))
    }
    if index < scope.close, tokens.kind(index) == .leftBrace { readBody(&method) }
    append(method)
  }

  private mutating func skipRequirements() {
    index += 1
    while index < scope.close, tokens.kind(index) != .leftBrace,
      !tokens[index].beginsLine || tokens.continuesSwiftStatement(index)
    {
      index += 1
    }
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    tokens.split(range).compactMap { part in
      guard let colon = tokens.first(.colon, in: part) else { return nil }
      // The last two words before the colon; attributes stand before them.
      let name = colon - 1
      guard name >= part.lowerBound, tokens.kind(name) == .identifier else { return nil }
      let hasLabel = name > part.lowerBound && tokens.kind(name - 1) == .identifier
      let label = tokens.spelling(hasLabel ? name - 1 : name)
      let end = tokens.afterSwiftType(colon + 1, limit: part.upperBound)
      return Parameter(
        label: label == "_" ? nil : label, name: tokens.spelling(name),
        type: tokens.text(colon + 1..<max(end, colon + 1)), hasDefault: tokens.first(.equal, in: part) != nil)
    }
  }

  private mutating func readBody(_ method: inout MethodDeclaration) {
    method.hasBody = true
    method.body = SwiftBodyScanner.body(bodyRange(index), of: tokens)
    index = min(tokens.afterBlock(index), scope.close)
  }

  /// What stands in braces.
  func bodyRange(_ brace: Int) -> Range<Int> {
    brace + 1..<max(min(tokens.end(of: brace), scope.close), brace + 1)
  }

  private mutating func append(_ method: MethodDeclaration) {
    if let type = scope.type {
      file.types[type].methods.append(method)
    } else {
      file.functions.append(method)
    }
  }
}
