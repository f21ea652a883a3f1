import SourceScanning

/// Reads what a condition asks for.
struct ConditionReader {
  let values: ValueReader
  /// What the condition stands in.
  let scope: Scope
  /// Whether it is written in Swift.
  let isSwift: Bool
  /// What was assigned to on the way to the code that the condition stands in.
  let assignedBefore: Set<String>

  /// What a condition asks for.
  func guarding(_ condition: Condition) -> Guard {
    let read: Guard =
      switch condition.kind {
      case .if, .guard: self.read(condition.text[...], condition, depth: 0)
      case .switch, .loop, .catch, .shortCircuit: .unknown
      }
    return condition.isNegated ? .not(read) : read
  }

  private func read(_ text: Substring, _ condition: Condition, depth: Int) -> Guard {
    guard depth < 16 else { return .unknown }
    let text = ConditionText.unwrapped(text)
    func parts(_ separator: String) -> [Guard]? {
      let parts = ConditionText.split(text, at: separator)
      return parts.count > 1 ? parts.map { read($0, condition, depth: depth + 1) } : nil
    }
    if let parts = parts(",") { return .all(parts) }
    if let parts = parts("||") { return .any(parts) }
    if let parts = parts("&&") { return .all(parts) }
    if text.hasPrefix("!"), !text.hasPrefix("!=") { return .not(read(text.dropFirst(), condition, depth: depth + 1)) }
    return atom(text, condition)
  }

  private func atom(_ text: Substring, _ condition: Condition) -> Guard {
    if text.hasPrefix("#available") || text.hasPrefix("@available") || text.hasPrefix("#unavailable") {
      return .constant(!text.hasPrefix("#un"))
    }
    if text.hasPrefix("self = ") { return .constant(true) }
    if text.hasPrefix("let ") || text.hasPrefix("var ") { return binding(text.dropFirst(4), condition) }
    for (comparison, isEqual) in [("===", true), ("!==", false), ("==", true), ("!=", false)] {
      let sides = ConditionText.split(text, at: comparison)
      if sides.count == 2 {
        let equal = compare(sides[0], sides[1], condition)
        return isEqual ? equal : .not(equal)
      }
    }
    for (comparison, other, isAbout) in [(">=", "1", true), ("<=", "0", false), (">", "0", true), ("<", "1", false)] {
      let sides = ConditionText.split(text, at: comparison)
      if sides.count == 2 {
        guard sides[1] == other else { return .unknown }
        let some = amount(sides[0], condition) ?? .unknown
        return isAbout ? some : .not(some)
      }
    }
    let kind = ConditionText.split(text, at: " is ")
    if kind.count == 2 { return isKind(kind[0], kind[1]) }
    return truth(text, condition)
  }

  /// `let name = value`, `let name`
  private func binding(_ text: Substring, _ condition: Condition) -> Guard {
    guard let equals = text.firstIndex(of: "=") else { return presence(text, condition) }
    return presence(text[text.index(after: equals)...], condition)
  }

  // MARK: Comparisons

  private func compare(_ left: Substring, _ right: Substring, _ condition: Condition) -> Guard {
    switch right {
    case "nil", "NULL", "Nil": return .not(presence(left, condition))
    case "true", "YES": return truth(left, condition)
    case "false", "NO": return .not(truth(left, condition))
    case "0":
      if let some = amount(left, condition) { return .not(some) }
    default: break
    }
    if ["nil", "NULL", "false", "NO", "true", "YES", "0"].contains(left) { return compare(right, left, condition) }
    guard case .type(let first, let type) = value(left), case .type(let second, let other) = value(right) else {
      return .unknown
    }
    return .constant(type.map { $0 == other } ?? (first == second))
  }

  private func isKind(_ object: Substring, _ type: Substring) -> Guard {
    guard case .object(let known?, _) = value(object), case .type(_, let wanted?) = value(type) else {
      return .unknown
    }
    return .constant(known.order.contains(wanted))
  }

  /// Whether there are any of what a count counts; nil for what is no count.
  private func amount(_ text: Substring, _ condition: Condition) -> Guard? {
    let path = self.path(text)
    if path == "subviews.count" || path == "arrangedSubviews.count" { return .hasSubviews }
    for suffix in [".count", ".length"] where path.hasSuffix(suffix) {
      return presence(path.dropLast(suffix.count)[...], condition)
    }
    return nil
  }

  // MARK: Values

  /// Whether a value is true, or there at all.
  private func truth(_ text: Substring, _ condition: Condition) -> Guard {
    switch text {
    case "true", "YES", "1": return .constant(true)
    case "false", "NO", "0": return .constant(false)
    default: break
    }
    let path = self.path(text)
    if path == "subviews.isEmpty" { return .not(.hasSubviews) }
    if path.hasSuffix(".isEmpty") { return .not(presence(path.dropLast(8), condition)) }
    return amount(text, condition) ?? presence(text, condition)
  }

  /// Whether a value is there; of a truth value, whether it is true.
  private func presence(_ text: Substring, _ condition: Condition) -> Guard {
    let path = self.path(text)
    if ["subviews.first", "subviews.last", "subviews.firstObject", "subviews.lastObject"].contains(path) {
      return .hasSubviews
    }
    switch value(text) {
    case .attribute(let name, let fallback): return .attribute(name, otherwise: fallback.map { !$0.isEmpty } ?? false)
    case .string(let text): return .constant(!text.isEmpty)
    case .literal(let literal):
      // What a variable begins with says nothing of a flag that is turned.
      if let flag = flag(path, condition), flag != .unknown { return flag }
      return .constant(!["nil", "NULL", "Nil", "false", "NO", "0"].contains(literal))
    case .unknown, .type: return flag(path, condition) ?? .unknown
    default: return .constant(true)
    }
  }

  /// What a path of names, of a flag or a property, comes to; nil where it's none.
  private func flag(_ path: Substring, _ condition: Condition) -> Guard? {
    guard let name = path.split(separator: ".").last.map(String.init), path.allSatisfy(Self.isPath) else { return nil }
    if scope.body.statics.contains(name) { return outside(name) }
    if scope.parameters[String(path)] != nil { return nil }
    if path.contains("."), let type = staticOwner(of: path) {
      return type.property(name, isStatic: true) == nil ? nil : outside(name, of: type)
    }
    if let type = sharedOwner(of: path), type.property(name, isStatic: false) != nil { return outside(name, of: type) }
    guard !path.contains(".") else { return nil }
    guard let type = scope.selfType, let property = type.property(name, isStatic: nil) else {
      return values.types.index.constant(named: name).isAbsent ? nil : outside(name)
    }
    return property.declaration.isStatic ? outside(name) : state(property.declaration, of: type, condition)
  }

  /// The type whose static property a path names.
  private func staticOwner(of path: Substring) -> KnownType? {
    guard let dot = path.lastIndex(of: "."), case .type(_, let type?) = value(path[..<dot]) else { return nil }
    return type
  }

  /// The class of the object whose property a path names, where a type holds that object: `State.shared.isLoading`.
  private func sharedOwner(of path: Substring) -> KnownType? {
    guard path.first?.isUppercase == true, let dot = path.lastIndex(of: "."),
      case .object(let type?, isSelf: false) = value(path[..<dot])
    else { return nil }
    return type
  }

  /// A variable outside of the object ends a recursion if the code changes it.
  private func outside(_ name: String, of type: KnownType? = nil) -> Guard {
    let isChanged =
      scope.body.assigns(to: name) || scope.selfType?.assigns(to: name) == true || type?.assigns(to: name) == true
      || scope.body.statics.contains(name) && scope.body.assignments.contains { $0.target == name && !$0.isDeclaration }
    return isChanged ? .flag : .unknown
  }

  /// A property of a new object has the value that it begins with, unless the document sets it.
  private func state(_ property: PropertyDeclaration, of type: KnownType, _ condition: Condition) -> Guard {
    if property.isComputed {
      let returned = property.body.returned
      guard returned.count == 1 else { return .unknown }
      if ["subviews.isEmpty", "self.subviews.isEmpty"].map(CodeValue.reference).contains(returned[0]) {
        return .not(.hasSubviews)
      }
      return Self.looksAtSubviews(returned[0]) ? .hasSubviews : .unknown
    }
    let isAssigned =
      assignedBefore.contains { $0.isPath(endingWith: property.name) }
      || scope.body.assignments.contains {
        !$0.isDeclaration && $0.target.isPath(endingWith: property.name) && $0.position < condition.position
      }
    if isAssigned { return .unknown }
    if property.isOutlet { return .outlet(property.objectiveCName) }
    let initial: Bool
    switch property.initialValue {
    case nil: initial = false
    case .literal(let text): initial = !["nil", "false", "NO", "0"].contains(text)
    case .string: initial = true
    default: return .unknown
    }
    return property.isInspectable || property.isExposedToObjectiveC && !property.isInstanceVariable
      ? .attribute(property.objectiveCName, otherwise: initial) : .constant(initial)
  }

  private static func looksAtSubviews(_ value: CodeValue) -> Bool {
    switch value {
    case .reference(let path): ["subviews.first", "self.subviews.first", "subviews.last"].contains(path)
    case .member(let base, _): looksAtSubviews(base)
    default: false
    }
  }

  // MARK: Text

  /// The value that a text is.
  private func value(_ text: Substring) -> TracedValue {
    let code = isSwift ? "func f() { return \(text) }" : "void f() { return \(text); }"
    let file = SourceFile.scan(
      Array(code.utf8), path: "", language: isSwift ? .swift : .objectiveCImplementation)
    guard let value = file.functions.first?.body.returned.first else { return .unknown }
    return values.value(value, in: scope)
  }

  /// A text as names joined by dots, without `self`: `[self.subviews count]` is `subviews.count`.
  private func path(_ text: Substring) -> Substring {
    var path = String(ConditionText.unwrapped(text))
    while path.hasPrefix("["), path.hasSuffix("]") { path = String(path.dropFirst().dropLast()) }
    path = path.filter { $0 != "[" && $0 != "]" && $0 != "?" && $0 != "!" }
    path = path.split(separator: " ").joined(separator: ".")
    return path.hasPrefix("self.") ? path.dropFirst(5) : path[...]
  }

  private static func isPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}

extension SourceLookup {
  /// Whether nothing has the name.
  var isAbsent: Bool {
    if case .absent = self { return true }
    return false
  }
}
