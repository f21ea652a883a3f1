@_exported import Foundation
@_exported import FoundationNetworking

/// How an object or a value came to be: the initializer or the type's member, and what it was given.
struct Construction {
  var initializer: String
  var arguments: [Any]

  /// The labels in the initializer's name.
  var labels: [Substring] {
    guard let open = initializer.firstIndex(of: "(") else { return [] }
    return initializer[initializer.index(after: open)...].dropLast().split(separator: ":")
  }
}

/// What is known of one object: what emitted code told it, and what it made for itself.
final class Record {
  /// Keeps the object, so that its identity isn't given to another one.
  let object: AnyObject
  var construction: Construction?
  /// What was set.
  var properties: [String: Any] = [:]
  /// The properties that refer to an object without holding it, such as delegates.
  var references: Set<String> = []
  /// What an object has without having been told: values that behaviour stores.
  var state: [String: Any] = [:]
  /// Objects that this one made for itself, by property.
  var owned: [String: AnyObject] = [:]
  /// The object that made this one, and the property that answers with it.
  var maker: (object: AnyObject, property: String)?
  var calls: [(name: String, arguments: [Any])] = []
  var keyValues: [(path: String, value: Any)] = []
  var actions: [(target: AnyObject?, selector: Selector, events: Any?)] = []
  var subviews: [AnyObject] = []
  var arrangedSubviews: [AnyObject] = []
  var gestureRecognizers: [AnyObject] = []
  var layoutGuides: [AnyObject] = []
  /// The controllers that a controller holds.
  var children: [AnyObject] = []
  /// What a tap on a cell's accessory starts.
  var segueTriggers: [AnyObject] = []
  /// What Objective-C's runtime would keep with the object, by key.
  var associated: [UnsafeRawPointer: Any] = [:]
  /// Who is told when a property is set.
  var observers: [() -> Void] = []

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Everything that emitted code did, object by object.
final class Journal {
  private var records: [ObjectIdentifier: Record] = [:]
  private var sharedValues: [String: Any] = [:]
  /// Every constraint that was made, in order.
  var constraints: [AnyObject] = []
  /// The objects whose `awakeFromNib()` was called, in order.
  var awoken: [AnyObject] = []
  /// Whether a scenario plays, so that what is called has its effect.
  var isLive = false
  /// The methods that classes override, as `Class.selector`: only Objective-C's runtime could tell.
  var overrides: [String] = []
  /// The methods that selectors were made of, by the selectors' names: who has the method, and how it's called.
  private var methods: [String: [(has: (AnyObject) -> Bool, call: (AnyObject, Any?) -> Void)]] = [:]

  func record(_ object: AnyObject) -> Record {
    if let record = records[ObjectIdentifier(object)] { return record }
    let record = Record(object)
    records[ObjectIdentifier(object)] = record
    return record
  }

  /// What an initializer is given answers for the property of the same name until that is set.
  func construct(_ object: AnyObject, _ initializer: String, _ arguments: [Any]) {
    let record = record(object)
    let construction = Construction(initializer: initializer, arguments: arguments)
    record.construction = construction
    for (label, argument) in zip(construction.labels, arguments) where label != "_" {
      record.state[String(label)] = argument
    }
  }

  /// An object that a member of its type, or of another object of that type, made.
  func derived<Object: AnyObject>(
    _ object: Object, _ member: String, _ arguments: [Any] = []
  ) -> Object {
    construct(object, member, arguments)
    return object
  }

  func value<Value>(
    _ object: AnyObject, _ property: String, default makeDefault: () -> Value
  ) -> Value {
    let record = record(object)
    let value = record.properties[property] ?? record.state[property]
    return value as? Value ?? makeDefault()
  }

  /// The value of a property that holds an object even when none was set: the same one at each call.
  func owned<Value>(
    _ object: AnyObject, _ property: String, default make: () -> Value
  ) -> Value {
    let record = record(object)
    if let value = record.properties[property] as? Value { return value }
    if let value = record.owned[property] as? Value { return value }
    let made = make()
    guard let owned = unwrapped(made) else { return made }
    record.owned[property] = owned as AnyObject
    self.record(owned as AnyObject).maker = (object, property)
    return made
  }

  func set(_ object: AnyObject, _ property: String, _ value: Any?) {
    let record = record(object)
    record.properties[property] = value as Any
    for observer in record.observers { observer() }
  }

  func refer(_ object: AnyObject, _ property: String, _ value: Any?) {
    record(object).references.insert(property)
    set(object, property, value)
  }

  func call(_ object: AnyObject, _ name: String, _ arguments: [Any]) {
    record(object).calls.append((name, arguments))
  }

  /// Remembers the method that a selector is made of.
  func learn(_ name: String, has: @escaping (AnyObject) -> Bool, call: @escaping (AnyObject, Any?) -> Void) {
    methods[name, default: []].append((has, call))
  }

  /// Whether an object has a method that a selector was made of.
  func answers(_ selector: Selector, _ object: AnyObject) -> Bool {
    methods[selector.description]?.contains { $0.has(object) } ?? false
  }

  /// Calls the method of that name, where the object has it.
  func send(_ selector: Selector, to object: AnyObject, _ argument: Any?) {
    methods[selector.description]?.first { $0.has(object) }?.call(object, argument)
  }

  /// A value that a type answers with at each call.
  func shared<Value>(_ name: String, make: () -> Value) -> Value {
    if let value = sharedValues[name] as? Value { return value }
    let value = make()
    sharedValues[name] = value
    return value
  }
}

nonisolated(unsafe) let journal = Journal()

/// The journal of a structure, which travels with its copies.
struct ValueJournal: Hashable, @unchecked Sendable {
  let type: String
  var construction: Construction?
  var properties: [String: Any] = [:]
  var calls: [(name: String, arguments: [Any])] = []

  init(_ type: String) {
    self.type = type
  }

  mutating func construct(_ initializer: String, _ arguments: [Any]) {
    construction = Construction(initializer: initializer, arguments: arguments)
  }

  /// Nested structures are values too: what `background.cornerRadius = 4` writes comes back through `set`.
  func value<Value>(_ property: String, default makeDefault: () -> Value) -> Value {
    properties[property] as? Value ?? makeDefault()
  }

  mutating func set(_ property: String, _ value: Any?) {
    properties[property] = value as Any
  }

  mutating func call(_ name: String, _ arguments: [Any]) {
    calls.append((name, arguments))
  }

  /// Two values are equal when they were told the same.
  private var account: String {
    let properties = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(type) \(String(describing: construction)) \(properties) \(calls)"
  }

  static func == (one: ValueJournal, other: ValueJournal) -> Bool {
    one.account == other.account
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
  }
}

/// A structure of the surface that keeps a journal of what it was told.
protocol SurfaceValue {
  var journal: ValueJournal { get set }
  init(_blank: Void)
}

extension SurfaceValue {
  /// A value that a member of its type made.
  static func surface(_ member: String, _ arguments: [Any]) -> Self {
    var value = Self(_blank: ())
    value.journal.construct(member, arguments)
    return value
  }
}

/// An option set that can name its members.
protocol SurfaceOptions: OptionSet where Element == Self {
  static var surfaceMembers: [(String, Self)] { get }
}

/// Stands in a journal for what it can't hold, such as a closure.
struct Unrecorded {}

/// Ends the program where the surface has nothing to answer with: a wrong answer would go unnoticed.
func surfaceHasNoValue<Value>(_ member: String = #function) -> Value {
  fatalError("the surface has no value of type \(Value.self) for \(member)")
}

/// The value in an optional, or in an optional of an optional.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
