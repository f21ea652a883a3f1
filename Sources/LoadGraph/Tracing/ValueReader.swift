import SourceScanning
import UIKitCatalog

/// Works out what values in code are, as far as their text tells.
final class ValueReader {
  let types: KnownTypes
  /// The scopes that the search is in; code that goes round in circles ends where it is too deep.
  private var depth = 0
  private static let deepest = 24
  /// How many values may still be looked at for one question, and for all that are asked about a class: code can be made
  /// so that the ways through it are endless.
  private var rest = 0
  var budget = 0
  private static let mostForOneQuestion = 250
  private static let longestName = 200

  init(_ types: KnownTypes) { self.types = types }

  /// What a value is.
  func value(_ value: CodeValue, in scope: Scope) -> TracedValue {
    if depth == 0 { rest = min(Self.mostForOneQuestion, budget) }
    guard depth < Self.deepest, rest > 0 else { return .unknown }
    depth += 1
    rest -= 1
    budget -= 1
    defer { depth -= 1 }
    switch value {
    case .string(let text): return .string(text)
    case .literal(let text): return .literal(text)
    case .interpolation(let parts): return joined(parts.map { self.value($0, in: scope) })
    case .reference(let path): return reference(path, in: scope)
    case .member(let base, let name):
      let found = self.value(base, in: scope)
      return name.map { member($0, of: found, isNamed: isWritten(base), in: scope) }
        ?? (found.isThere == true ? .something : .unknown)
    case .call(let call): return result(of: call, in: scope)
    case .unknown: return .unknown
    }
  }

  private func joined(_ parts: [TracedValue]) -> TracedValue {
    let texts = parts.compactMap(\.text)
    let joined = texts.joined()
    // Texts that grow from call to call are no names.
    return texts.count == parts.count && joined.utf8.count <= Self.longestName ? .string(joined) : .unknown
  }

  /// What all of some values are; unknown where they differ.
  private func agreed(_ values: [CodeValue], in scope: Scope) -> TracedValue {
    let found = Set(values.map { value($0, in: scope) })
    return found.count == 1 ? found.first ?? .unknown : .unknown
  }

  // MARK: Names

  /// What a name is, or names joined by dots.
  private func reference(_ path: String, in scope: Scope) -> TracedValue {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first, !first.isEmpty else { return .unknown }
    var (value, rest) = (name(first, in: scope), names.dropFirst())
    var isNamed = first == "Self"
    if value == .unknown, let (type, count) = typeNamed(names, in: scope) {
      (value, rest, isNamed) = (type, names.dropFirst(count), true)
    }
    for name in rest {
      value = member(name, of: value, isNamed: isNamed, in: scope)
      if name != "self" { isNamed = false }
    }
    return value
  }

  private func typeNamed(_ names: [String], in scope: Scope) -> (TracedValue, count: Int)? {
    for count in stride(from: min(names.count, 4), to: 0, by: -1) {
      let name = names.prefix(count).joined(separator: ".")
      if let known = types.type(named: name, in: scope.owner ?? scope.selfType) {
        return (.type(name: name, known), count)
      }
    }
    return names[0].first?.isUppercase == true ? (.type(name: names[0], nil), 1) : nil
  }

  private func name(_ name: String, in scope: Scope) -> TracedValue {
    switch name {
    case "self", "super":
      guard let type = scope.selfType else { return .unknown }
      return scope.isStatic ? .type(name: type.source.name, type) : .object(type, isSelf: true)
    case "Self":
      guard let type = scope.boundSelf ?? scope.selfType else { return .unknown }
      return .type(name: type.source.name, type)
    default: break
    }
    let property = scope.selfType?.property(name, isStatic: scope.isStatic ? true : nil)
    let assignments = scope.body.assignments.filter { $0.target == name && $0.value != .reference(name) }
    if !assignments.isEmpty, property == nil || assignments.contains(where: \.isDeclaration) {
      return agreed(assignments.map(\.value), in: scope)
    }
    if let parameter = scope.parameters[name] { return parameter }
    if let type = scope.selfType, let property {
      return self.property(property, of: type, isNamed: false, in: scope)
    }
    if let constant = types.index.constant(named: name).unique {
      return initialValue(
        constant.declaration, in: Scope(file: constant.file, body: constant.declaration.body))
    }
    return .unknown
  }

  // MARK: Members

  /// Whether a type is written out, so that no other can be meant.
  private func isWritten(_ value: CodeValue) -> Bool {
    if case .reference(let path) = value { return path != "self" }
    return false
  }

  private func member(_ name: String, of value: TracedValue, isNamed: Bool, in scope: Scope) -> TracedValue {
    switch value {
    case .object(let type, let isSelf):
      if ["class", "dynamicType", "classForCoder"].contains(name), let type {
        return .type(name: type.source.name, type)
      }
      guard let type else { return .unknown }
      if let property = type.property(name, isStatic: nil) {
        return self.property(property, of: type, isNamed: !isSelf, in: scope)
      }
      return getter(name, of: type, isStatic: false, in: scope)
    case .type(let typeName, let type):
      if name == "self" || name == "class" { return value }
      guard let type else { return .unknown }
      if let property = type.property(name, isStatic: true) {
        return self.property(property, of: type, isNamed: isNamed, in: scope)
      }
      if let nested = types.type(named: typeName + "." + name, in: scope.owner) {
        return .type(name: nested.source.name, nested)
      }
      return getter(name, of: type, isStatic: true, in: scope)
    case .string: return NameText.keepsName(name) ? value : .unknown
    case .something: return .something
    default: return .unknown
    }
  }

  private func property(
    _ member: KnownMember<PropertyDeclaration>, of type: KnownType, isNamed: Bool, in scope: Scope
  ) -> TracedValue {
    let declaration = member.declaration
    let own = scope.scope(
      of: member.owner, file: member.file, body: declaration.body, isStatic: declaration.isStatic, selfType: type,
      named: isNamed)
    if declaration.isComputed { return agreed(declaration.body.returned, in: own) }
    let isSetFromOutside = !declaration.isStatic && !declaration.isReadOnly
    if isSetFromOutside, declaration.isInspectable || declaration.isExposedToObjectiveC && !declaration.isOutlet {
      guard case .string(let text) = initialValue(declaration, in: own) else {
        let getter = getter(declaration.name, of: type, isStatic: false, in: scope)
        return getter == .unknown ? .attribute(declaration.objectiveCName, fallback: nil) : getter
      }
      return .attribute(declaration.objectiveCName, fallback: text)
    }
    if !declaration.isReadOnly, type.assigns(to: declaration.name) { return .unknown }
    return initialValue(declaration, in: own)
  }

  private func initialValue(_ declaration: PropertyDeclaration, in scope: Scope) -> TracedValue {
    if let initial = declaration.initialValue, initial != .unknown { return value(initial, in: scope) }
    return agreed(declaration.body.returned, in: scope)
  }

  /// What a method without parameters gives that is read like a property.
  private func getter(_ name: String, of type: KnownType, isStatic: Bool, in scope: Scope) -> TracedValue {
    let found = type.methods(named: [name]) { $0.selector == name && $0.isStatic == isStatic && $0.hasBody }
    guard let method = found.first, found.count == 1 else { return .unknown }
    return agreed(
      method.declaration.body.returned,
      in: scope.scope(
        of: method.owner, file: method.file, body: method.declaration.body, isStatic: isStatic, selfType: type,
        named: false))
  }

  // MARK: Calls

  /// What a call gives.
  private func result(of call: Call, in scope: Scope) -> TracedValue {
    if let found = frameworkResult(of: call, in: scope) { return found }
    let results = Set(callees(of: call, in: scope).map { agreed($0.scope.body.returned, in: $0.scope) })
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  private func frameworkResult(of call: Call, in scope: Scope) -> TracedValue? {
    if LoadCall(call) != nil { return .something }
    switch call.name {
    case "type" where call.argument("of") != nil:
      return type(of: value(call.argument("of") ?? .unknown, in: scope))
    case "object_getClass": return type(of: value(call.argument(nil) ?? .unknown, in: scope))
    case "class" where call.receiver != nil && call.isMessage:
      let receiver = value(call.receiver ?? .unknown, in: scope)
      if case .type = receiver { return receiver }
      return type(of: receiver)
    case "String", "NSString", "NSStringFromClass", "_typeName", "stringWithString:":
      let argument = call.arguments.first.map { value($0.value, in: scope) } ?? .unknown
      if case .attribute = argument { return argument }
      return argument.text.map { .string($0) } ?? .unknown
    case "stringWithFormat:":
      guard call.arguments.count == 2, value(call.arguments[0].value, in: scope) == .string("%@") else { break }
      return value(call.arguments[1].value, in: scope).text.map { .string($0) } ?? .unknown
    case "UINib", "nibWithNibName:bundle:", "init":
      if call.name == "init", call.argument("nibName") == nil || call.receiver != .reference("UINib") { break }
      return .nib(value(call.arguments.first?.value ?? .unknown, in: scope))
    case "UIStoryboard", "storyboardWithName:bundle:":
      return .storyboard(value(call.arguments.first?.value ?? .unknown, in: scope))
    default: break
    }
    return object(madeBy: call, in: scope) ?? passedOn(call, in: scope)
  }

  private func type(of value: TracedValue) -> TracedValue {
    guard case .object(let type?, _) = value else { return .unknown }
    return .type(name: type.source.name, type)
  }

  /// The new object, where a call makes one of a class of the sources.
  func object(madeBy call: Call, in scope: Scope) -> TracedValue? {
    guard let receiver = call.receiver else {
      guard call.name.first?.isUppercase == true, case .type(_, let known?) = reference(call.name, in: scope) else {
        return nil
      }
      return .object(known, isSelf: false)
    }
    let isInitializer = call.name == "init" || call.isMessage && call.name.hasPrefix("init")
    guard isInitializer || ["alloc", "new"].contains(call.name) else {
      // The outer type of a nested one.
      guard call.name.first?.isUppercase == true, case .type(let outer, _?) = value(receiver, in: scope),
        let nested = types.type(named: "\(outer).\(call.name)", in: scope.owner)
      else { return nil }
      return .object(nested, isSelf: false)
    }
    guard receiver != .reference("self"), receiver != .reference("super") else { return nil }
    switch value(receiver, in: scope) {
    case .type(_, let known?): return .object(known, isSelf: false)
    case .object(let known?, isSelf: false): return .object(known, isSelf: false)
    default: return nil
    }
  }

  /// The text of a class's name after calls that leave it as it is.
  private func passedOn(_ call: Call, in scope: Scope) -> TracedValue? {
    guard let receiver = call.receiver, NameText.keepsName(call.name) else { return nil }
    switch value(receiver, in: scope) {
    case .string(let text): return .string(text)
    case .type(let name, let known) where call.name == "description":
      return .string(known?.shortName ?? name)
    default: return nil
    }
  }

  /// The methods that a call may mean, each with the scope that it runs in.
  func callees(of call: Call, in scope: Scope) -> [Callee] {
    switch call.receiver {
    case nil: return ownCallees(of: call, in: scope)
    case .reference("super"):
      guard let type = scope.selfType, let owner = scope.owner else { return [] }
      return members(of: type, after: owner, call, isStatic: scope.isStatic, isNamed: false, in: scope)
    case let receiver?:
      switch value(receiver, in: scope) {
      case .object(let type?, let isSelf):
        return members(of: type, call, isStatic: false, isNamed: !isSelf, in: scope)
      case .type(_, let type?):
        return members(of: type, call, isStatic: true, isNamed: isWritten(receiver), in: scope)
      default: return propertyCallees(of: call, on: receiver, in: scope)
      }
    }
  }

  private func ownCallees(of call: Call, in scope: Scope) -> [Callee] {
    if let type = scope.selfType {
      let found = members(of: type, call, isStatic: scope.isStatic, isNamed: false, in: scope)
      if !found.isEmpty { return found }
    }
    return types.index.functions(calledBy: call).map { function in
      Callee(
        declaration: function.declaration, owner: nil,
        scope: Scope(
          file: function.file, body: function.declaration.body,
          parameters: bound(function.declaration, call, in: scope)))
    }
  }

  /// The methods of an object that a property holds, by the property's type.
  private func propertyCallees(of call: Call, on receiver: CodeValue, in scope: Scope) -> [Callee] {
    guard case .reference(let path) = receiver, let type = scope.selfType else {
      return addedCallees(of: call, in: scope)
    }
    let name = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
    guard let property = type.property(name, isStatic: nil), let written = property.declaration.type,
      let held = types.type(
        named: written.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.description,
        in: property.owner)
    else { return addedCallees(of: call, in: scope) }
    return members(of: held, call, isStatic: false, isNamed: true, in: scope)
  }

  /// The method of a framework's object that the sources add, such as one of `Bundle.main`: its name alone has to tell.
  private func addedCallees(of call: Call, in scope: Scope) -> [Callee] {
    let name = call.name.prefix { $0 != ":" }
    guard let method = types.addedMethods[name], method.declaration.accepts(call),
      !UIKitClass.declaresMethod(named: String(name))
    else { return [] }
    return [
      Callee(
        declaration: method.declaration, owner: method.owner,
        scope: scope.scope(
          of: method.owner, file: method.file, body: method.declaration.body, isStatic: method.declaration.isStatic,
          selfType: method.owner, named: true, parameters: bound(method.declaration, call, in: scope)))
    ]
  }

  private func members(
    of type: KnownType, after last: KnownType? = nil, _ call: Call, isStatic: Bool, isNamed: Bool, in scope: Scope
  ) -> [Callee] {
    let found = type.methods(named: [call.name, call.selector], after: last) {
      $0.isStatic == isStatic && $0.kind != .deinitializer && $0.hasBody && $0.accepts(call)
    }
    return found.map { method in
      Callee(
        declaration: method.declaration, owner: method.owner,
        scope: scope.scope(
          of: method.owner, file: method.file, body: method.declaration.body, isStatic: isStatic, selfType: type,
          named: isNamed, parameters: bound(method.declaration, call, in: scope)))
    }
  }

  /// What a call gives to the parameters of a method.
  func bound(_ method: MethodDeclaration, _ call: Call, in scope: Scope) -> [String: TracedValue] {
    var values: [String: TracedValue] = [:]
    var arguments = call.arguments[...]
    for (place, parameter) in method.parameters.enumerated() {
      guard let argument = arguments.first,
        argument.label == parameter.label || call.isMessage || place == 0 && argument.label == nil
      else { continue }
      arguments = arguments.dropFirst()
      values[parameter.name] = value(argument.value, in: scope)
    }
    return values
  }
}
