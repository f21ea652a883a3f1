/// Methods.
extension ObjectiveCScanner {
  mutating func readMethod() {
    guard let container else { return index += 1 }
    let isStatic = tokens.kind(index) == .plus
    index += 1
    let returnType = readTypeInParentheses()
    guard let returnType, let first = beginningOfSelector() else { return }
    var method = MethodDeclaration(kind: .method, name: "", access: access, position: tokens.position(first))
    method.isStatic = isStatic
    method.isExposedToObjectiveC = true
    method.isAction = tokens.contains(.IBAction, in: returnType)
    method.isSegueAction = tokens.contains(.IBSegueAction, in: returnType)
    method.returnType = tokens.text(returnType)
    readSelector(of: &method)
    method.selector = method.name
    if !isStatic, Self.namesInitializer(method.name) { method.kind = .initializer }
    skipToBody()
    if tokens.kind(index) == .leftBrace, file.types[container].kind == .implementation { readBody(&method) }
    file.types[container].methods.append(method)
  }

  /// Passes `(type)`; gives what stands in it.
  private mutating func readTypeInParentheses() -> Range<Int>? {
    guard tokens.kind(index) == .leftParenthesis, let close = tokens.partner(index), close > index else { return nil }
    defer { index = close + 1 }
    return index + 1..<close
  }

  private func beginningOfSelector() -> Int? {
    tokens.kind(index) == .identifier || tokens.kind(index) == .colon ? index : nil
  }

  private mutating func readSelector(of method: inout MethodDeclaration) {
    while index < tokens.count {
      let label = tokens.kind(index) == .identifier ? index : nil
      let colon = label.map { $0 + 1 } ?? index
      guard tokens.kind(colon) == .colon else {
        if let label, method.name.isEmpty {
          method.name = tokens.spelling(label)
          index += 1
        }
        return
      }
      let piece = label.map(tokens.spelling) ?? ""
      method.name += piece + ":"
      index = colon + 1
      let type = readTypeInParentheses()
      guard tokens.kind(index) == .identifier else { return }
      method.parameters.append(
        Parameter(
          label: piece, name: tokens.spelling(index), type: type.map(tokens.text) ?? "id", hasDefault: false))
      index += 1
    }
  }

  /// Passes macros and attributes after the selector.
  private mutating func skipToBody() {
    while index < tokens.count {
      switch tokens.kind(index) {
      case .leftBrace, .attribute, .rightBrace: return
      case .semicolon:
        index += 1
        return
      case .minus, .plus:
        if tokens[index].beginsLine { return }
        index += 1
      default: index = tokens.next(index)
      }
    }
  }

  private mutating func readBody(_ method: inout MethodDeclaration) {
    method.hasBody = true
    method.body = ObjectiveCBodyScanner.body(index + 1..<max(tokens.end(of: index), index + 1), of: tokens)
    index = max(tokens.afterBlock(index), index + 1)
  }

  /// Whether a method of this name is an initializer: `init`, and `init` with a capital after it.
  private static func namesInitializer(_ selector: String) -> Bool {
    let bytes = Array(selector.utf8.prefix(5))
    guard bytes.starts(with: "init".utf8) else { return false }
    return bytes.count == 4 || bytes[4] == UInt8(ascii: ":") || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[4]
  }
}
