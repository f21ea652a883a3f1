import Foundation

/// What the frameworks declare, read from `Tests/UIKitSurface/Facts`.
struct UIKitFacts: Sendable {
  /// A property or a constant.
  struct Property: Sendable {
    /// Its type as it is written, `?` and all.
    var type: String
    var isWritable: Bool
    /// The first major version of iOS that has it from its start: 14 for 13.4; 0 where the facts don't say.
    var since: Int
    /// The first major version that deprecates it; nil where none does.
    var deprecatedIn: Int?
  }

  /// A type, a protocol, or what a module adds to another module's type.
  struct Declaration: Sendable {
    var module = ""
    var kind = ""
    var superclass: String?
    var conforms: [String] = []
    var since = 0
    /// The first major version that deprecates it; nil where none does.
    var deprecatedIn: Int?
    /// What an alias stands for.
    var aliased: String?
    var properties: [String: Property] = [:]
    /// Methods by base name, as they are declared.
    var methods: [String: [String]] = [:]
    var initializers: [String] = []
    /// Cases, and static members and methods by base name.
    var staticNames: Set<String> = []
    /// Those of them that are deprecated.
    var deprecatedNames: Set<String> = []
  }

  /// The declarations by their full name (`UIView.ContentMode`).
  private(set) var types: [String: Declaration] = [:]
  /// All properties of a type, inherited ones too, by the type's name; made once, since every row asks.
  private var allProperties: [String: [String: Property]] = [:]

  /// The committed facts, read once.
  static let committed = Result { try UIKitFacts() }

  private init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitSurface/Facts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    for name in names.sorted() {
      let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
      for (name, type) in file.types { add(type, named: name, module: file.module) }
    }
    for (name, type) in types where type.kind == "class" || type.kind == "struct" {
      allProperties[name] = lineage(of: name).reduce(into: [:]) { $0.merge($1.properties) { first, _ in first } }
    }
  }

  // MARK: Lookup

  /// The type without what makes it optional, and without aliases.
  func resolved(_ type: String) -> String {
    var type = type
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    guard let aliased = types[type]?.aliased, aliased != type else { return type }
    return resolved(aliased)
  }

  /// The type and its superclasses, then the protocols that any of them adopts: a protocol may declare as read-only what
  /// a class lets one set.
  func lineage(of name: String) -> [Declaration] {
    var classes: [Declaration] = []
    var current = types[name]
    while let declaration = current {
      classes.append(declaration)
      current = declaration.superclass.flatMap { types[$0] }
    }
    var names = classes.flatMap(\.conforms)
    var seen: Set<String> = []
    var protocols: [Declaration] = []
    while let next = names.popLast() {
      guard seen.insert(next).inserted, let declaration = types[next] else { continue }
      protocols.append(declaration)
      names += declaration.conforms
    }
    return classes + protocols
  }

  /// The names of the class and its superclasses, the nearest first.
  func classes(of name: String) -> [String] {
    [name] + (types[name]?.superclass.map { classes(of: $0) } ?? [])
  }

  /// A property of a type, of its own or inherited, at a path (`titleLabel?.font`); writable when the last step is.
  func property(_ path: String, of name: String) -> Property? {
    var current = name
    var found: Property?
    for step in path.split(separator: ".") {
      let step = step.last == "?" || step.last == "!" ? step.dropLast() : step
      guard let property = allProperties[current]?[String(step)] else { return nil }
      found = property
      current = resolved(property.type)
    }
    return found
  }

  /// The declarations of a method of that base name.
  func methods(_ baseName: String, of name: String) -> [String] {
    lineage(of: name).flatMap { $0.methods[baseName] ?? [] }
  }

  /// Whether a class is another one or inherits from it.
  func isClass(_ name: String, a ancestor: String) -> Bool {
    name == ancestor || (types[name]?.superclass.map { isClass($0, a: ancestor) } ?? false)
  }

  // MARK: Reading

  private struct File: Decodable {
    var module: String
    var types: [String: TypeEntry]
  }

  private struct TypeEntry: Decodable {
    var kind: String
    var superclass: String?
    var conforms: [String]?
    var ios: String?
    var deprecated: String?
    var decl: String?
    var properties: [Entry]?
    var typeProperties: [Entry]?
    var methods: [Entry]?
    var typeMethods: [Entry]?
    var initializers: [Entry]?
    var cases: [Entry]?
  }

  private struct Entry: Decodable {
    var decl: String?
    var name: String?
    var ios: String?
    var deprecated: String?
  }

  private mutating func add(_ entry: TypeEntry, named name: String, module: String) {
    var declaration = types[name] ?? Declaration()
    // An extension in one module mustn't hide where another one declares the type.
    if entry.kind != "extension" || declaration.kind.isEmpty {
      (declaration.module, declaration.kind) = (module, entry.kind)
    }
    declaration.superclass = declaration.superclass ?? entry.superclass
    declaration.conforms += entry.conforms ?? []
    declaration.since = max(declaration.since, Self.major(entry.ios))
    declaration.deprecatedIn = declaration.deprecatedIn ?? Self.deprecation(entry.deprecated)
    declaration.aliased = entry.decl.flatMap { $0.components(separatedBy: " = ").dropFirst().first }
    for property in entry.properties ?? [] {
      guard let (name, value) = Self.property(property) else { continue }
      declaration.properties[name] = value
    }
    for method in entry.methods ?? [] {
      guard let decl = method.decl, let name = Self.baseName(decl) else { continue }
      declaration.methods[name, default: []].append(decl)
    }
    declaration.initializers += (entry.initializers ?? []).compactMap(\.decl)
    declaration.staticNames.formUnion((entry.cases ?? []).compactMap(\.name))
    declaration.staticNames.formUnion((entry.typeProperties ?? []).compactMap { Self.property($0)?.name })
    declaration.staticNames.formUnion((entry.typeMethods ?? []).compactMap { $0.decl.flatMap(Self.baseName) })
    for entry in (entry.cases ?? []) + (entry.typeProperties ?? []) where Self.deprecation(entry.deprecated) != nil {
      if let name = entry.name ?? Self.property(entry)?.name { declaration.deprecatedNames.insert(name) }
    }
    types[name] = declaration
  }

  /// The version of a deprecation; the facts write 100000 for one that has no date yet, which nothing warns of.
  private static func deprecation(_ version: String?) -> Int? {
    version.flatMap { Double($0) }.flatMap { $0 < 1000 ? Int($0) : nil }
  }

  private static func major(_ version: String?) -> Int {
    version.flatMap { Double($0) }.map { Int($0.rounded(.up)) } ?? 0
  }

  /// `weak var delegate: UITextFieldDelegate? { get set }`, taken apart.
  private static func property(_ entry: Entry) -> (name: String, value: Property)? {
    guard let decl = entry.decl, entry.deprecated != "all",
      let keyword = decl.range(of: "var ") ?? decl.range(of: "let "),
      let colon = decl.range(of: ": ", range: keyword.upperBound..<decl.endIndex)
    else { return nil }
    let brace = decl.range(of: " {", range: colon.upperBound..<decl.endIndex)?.lowerBound ?? decl.endIndex
    let name = decl[keyword.upperBound..<colon.lowerBound].filter { $0 != "`" }
    let isWritable = decl[brace...].contains("set")
    let property = Property(
      type: String(decl[colon.upperBound..<brace]), isWritable: isWritable, since: major(entry.ios),
      deprecatedIn: deprecation(entry.deprecated))
    return (name, property)
  }

  private static func baseName(_ decl: String) -> String? {
    guard let keyword = decl.range(of: "func ") else { return nil }
    return String(decl[keyword.upperBound...].prefix { $0 != "(" && $0 != "<" })
  }
}
