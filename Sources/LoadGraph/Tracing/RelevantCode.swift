import SourceScanning

/// Which code may lead to a load at all, by names alone, so that the rest needn't be followed.
///
/// Names that several things share make it more than it has to be, never less.
struct RelevantCode {
  /// The names of methods, functions and properties whose code may lead to a load.
  private(set) var names: Set<String> = []
  /// The names of types of which making an object may lead to one.
  private(set) var types: Set<String> = []

  /// What code listens to: it's relevant as soon as one of these is.
  private enum Key: Hashable {
    case member(Substring)
    case type(Substring)
  }

  private var found: Set<Key> = []
  private var listeners: [Key: [Int]] = [:]
  private var announced: [[Key]] = []
  private var isRelevant: [Bool] = []
  private var pending: [Int] = []

  /// Looks through sources; `nibs` are the names of the nibs that controllers may pick up.
  init(_ index: SourceIndex, nibs: Set<String>) {
    for type in index.types { add(type, nibs) }
    for function in index.allFunctions { add(function.declaration, of: nil, []) }
    while let place = pending.popLast() {
      for key in announced[place] where found.insert(key).inserted {
        for listener in listeners[key] ?? [] { mark(listener) }
      }
    }
    for key in found {
      switch key {
      case .member(let name): names.insert(String(name))
      case .type(let name): types.insert(String(name))
      }
    }
    (found, listeners, announced, isRelevant) = ([], [:], [], [])
  }

  /// Whether a call may lead to a load.
  func mayLead(_ call: Call) -> Bool {
    // Whether another initializer is worth following is known of its type, not of its name.
    call.isDelegation
      || Self.keys(of: call).contains { key in
        switch key {
        case .member(let name): names.contains(String(name))
        case .type(let name): types.contains(String(name))
        }
      } || Self.isLoad(call)
  }

  /// Whether making an object of a type may lead to a load.
  func mayLead(_ type: KnownType) -> Bool {
    type.order.contains { types.contains($0.shortName) }
  }

  // MARK: What announces what

  private mutating func add(_ type: SourceType, _ nibs: Set<String>) {
    let name = Self.last(type.name[...])
    let picksUp =
      nibs.contains(String(name)) || name.hasSuffix("Controller") && nibs.contains(String(name.dropLast(10)))
    let inherited = (type.inherited + type.parts.compactMap(\.declaration.superclass)).map {
      Key.type(Self.last($0[...]))
    }
    add(announcing: [.type(name)], listeningTo: inherited, isRelevant: picksUp)
    for method in type.methods where method.hasBody { add(method, of: name, inherited) }
    for property in type.properties where !property.body.isEmpty {
      let isInitial = !property.isStatic && !property.isComputed
      add(
        announcing: [.member(property.name[...])] + (isInitial ? [.type(name)] : []),
        listeningTo: keys(in: property.body), isRelevant: property.body.calls.contains(where: Self.isLoad))
    }
  }

  private mutating func add(_ method: MethodDeclaration, of type: Substring?, _ inherited: [Key]) {
    var announcing: [Key] = []
    if method.kind != .initializer {
      announcing.append(.member(Self.base(method.name)))
      if let selector = method.selector { announcing.append(.member(Self.base(selector))) }
    }
    if let type, method.kind == .initializer || EntryPoint.isOne(method) { announcing.append(.type(type)) }
    let delegates = method.body.calls.contains(where: \.isDelegation)
    add(
      announcing: announcing, listeningTo: keys(in: method.body) + (delegates ? inherited : []),
      isRelevant: method.body.calls.contains(where: Self.isLoad))
  }

  private mutating func add(announcing: [Key], listeningTo keys: [Key], isRelevant: Bool) {
    let place = announced.count
    announced.append(announcing)
    self.isRelevant.append(false)
    for key in keys { listeners[key, default: []].append(place) }
    if isRelevant { mark(place) }
  }

  private mutating func mark(_ place: Int) {
    guard !isRelevant[place] else { return }
    isRelevant[place] = true
    pending.append(place)
  }

  // MARK: What listens to what

  private static func isLoad(_ call: Call) -> Bool {
    LoadCall(call) != nil || call.mayBeUnknownLoader || call.argument("nibName") != nil
      || call.argument("initWithNibName") != nil
  }

  private func keys(in body: CodeBody) -> [Key] {
    var keys = Set(body.calls.flatMap(Self.keys))
    for value in body.assignments.map(\.value) + body.assignments.compactMap(\.owner) + body.returned {
      keys.formUnion(Self.keys(read: value))
    }
    return Array(keys)
  }

  private static func keys(of call: Call) -> [Key] {
    var keys = call.isDelegation ? [] : [Key.member(base(call.name)), .type(call.name[...])]
    if !call.isMessage, let label = call.arguments.first?.label, !label.isEmpty {
      keys.append(.member(base(call.selector)))
    }
    for value in [call.receiver].compactMap({ $0 }) + call.arguments.map(\.value) { keys += Self.keys(read: value) }
    return keys
  }

  /// The names that a value begins with, each of which may be a property's or a type's.
  private static func keys(read value: CodeValue) -> [Key] {
    guard case .reference(let path) = value.innermost else { return [] }
    return path.split(separator: ".").prefix(3).flatMap { [Key.member($0), .type($0)] }
  }

  /// The first piece of a selector, or a plain name.
  private static func base(_ name: String) -> Substring { name.prefix { $0 != ":" } }

  private static func last(_ name: Substring) -> Substring { name.split(separator: ".").last ?? name }
}

extension Call {
  /// Whether an initializer calls another one.
  fileprivate var isDelegation: Bool {
    (name == "init" || isMessage && name.hasPrefix("init"))
      && (receiver == .reference("super") || receiver == .reference("self"))
  }

  /// Whether it is a method whose name says that it loads a nib, and which isn't UIKit's.
  var mayBeUnknownLoader: Bool {
    switch receiver {
    case nil, .reference("self"), .reference("Self"), .reference("super"): break
    default: return false
    }
    let lowercased = name.lowercased()
    guard name.first?.isUppercase == false, lowercased.contains("nib") || lowercased.contains("xib") else {
      return false
    }
    return !["awakefromnib", "register", "prepareforinterfacebuilder", "init"].contains(where: lowercased.hasPrefix)
  }
}
