/// The types of many files, with their extensions and categories.
///
/// Types of one name in two modules, or twice in one, are kept apart. An extension of such a name is added to the type
/// of its own module, and to none where that doesn't tell.
public struct SourceIndex: Sendable {
  /// All types, in the order in which the files first mention them.
  public let types: [SourceType]
  /// Whether a file's brackets don't match, so that types may be missing.
  public let hasGaps: Bool
  /// The names of methods that code makes selectors of.
  public let selectorNames: Set<String>
  /// The functions outside of types, by name.
  private let functions: [String: [SourceMember<MethodDeclaration>]]
  /// The constants outside of types, by name.
  private let constants: [String: [SourceMember<PropertyDeclaration>]]
  private let placesByName: [String: [Int]]
  private let placesByObjectiveCName: [String: [Int]]

  /// Makes the index of some files.
  public init(_ files: [ScannedFile]) {
    types = SourceTypeMerger.types(of: files)
    hasGaps = files.contains { !$0.isBalanced }
    selectorNames = files.reduce(into: []) { $0.formUnion($1.selectorNames) }
    var byName: [String: [Int]] = [:]
    var byObjectiveCName: [String: [Int]] = [:]
    for (place, type) in types.enumerated() {
      byName[type.name, default: []].append(place)
      if let name = type.declaration?.objectiveCName { byObjectiveCName[name, default: []].append(place) }
    }
    placesByName = byName
    placesByObjectiveCName = byObjectiveCName
    var functions: [String: [SourceMember<MethodDeclaration>]] = [:]
    var constants: [String: [SourceMember<PropertyDeclaration>]] = [:]
    for file in files {
      for function in file.functions {
        functions[function.name, default: []].append(
          SourceMember(declaration: function, type: "", file: file.path))
      }
      for constant in file.constants {
        constants[constant.name, default: []].append(
          SourceMember(declaration: constant, type: "", file: file.path))
      }
    }
    self.functions = functions
    self.constants = constants
  }

  /// Every function outside of types, by name.
  public var allFunctions: [SourceMember<MethodDeclaration>] {
    functions.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  // MARK: Types

  /// The type with a name, as Swift or as Objective-C knows it.
  ///
  /// - Parameters:
  ///   - name: the name; nested names are joined by dots.
  ///   - module: the module, where it is known. A type whose module isn't known may be in any.
  public func type(named name: String, module: String? = nil) -> SourceLookup<SourceType> {
    let places = placesByName[name] ?? placesByObjectiveCName[name] ?? []
    let candidates = places.map { types[$0] }
    guard let module else { return SourceLookup(candidates) }
    let exact = candidates.filter { $0.module == module }
    return SourceLookup(exact.isEmpty ? candidates.filter { $0.module == nil } : exact)
  }

  /// The class with a name; types of other kinds, and what is only extended, aren't looked at.
  public func `class`(named name: String, module: String? = nil) -> SourceLookup<SourceType> {
    let found: [SourceType]
    switch type(named: name, module: module) {
    case .found(let type): found = [type]
    case .ambiguous(let types): found = types
    case .absent: found = []
    }
    return SourceLookup(found.filter { $0.declaration?.kind == .class || $0.declaration == nil && $0.isImplemented })
  }

  /// The type that a name means where it's written in another type: in Swift, nested types come first.
  public func type(named name: String, in type: SourceType) -> SourceLookup<SourceType> {
    var scope = type.name[...]
    while !scope.isEmpty {
      let lookup = self.type(named: "\(scope).\(name)")
      if case .absent = lookup {} else { return lookup }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    let lookup = self.type(named: name, module: type.module)
    if case .absent = lookup { return self.type(named: name) }
    return lookup
  }

  // MARK: Superclasses and protocols

  /// The name of a class's superclass; nil where it has none. In Swift a name that isn't declared may be a protocol's.
  public func superclassName(of type: SourceType) -> String? {
    if let superclass = type.parts.lazy.compactMap(\.declaration.superclass).first { return superclass }
    guard let declaration = type.declaration, declaration.kind == .class, declaration.language == .swift,
      let first = declaration.inherited.first
    else { return nil }
    if case .found(let found) = self.type(named: first, in: type), let kind = found.declaration?.kind, kind != .class {
      return nil
    }
    return first
  }

  /// A class with its superclasses.
  public func superclasses(of type: SourceType) -> SuperclassChain {
    var chain: [SourceType] = [type]
    // What is the same in two types of one name is told apart by where it's declared.
    var passed: Set<CodePlace> = [CodePlace(type)]
    while let last = chain.last {
      guard let name = superclassName(of: last) else {
        return SuperclassChain(types: chain, end: last.declaration == nil ? .undeclared : .root)
      }
      switch self.type(named: name, in: last) {
      case .absent: return SuperclassChain(types: chain, end: .external(name))
      case .ambiguous: return SuperclassChain(types: chain, end: .ambiguous(name))
      case .found(let next):
        guard next.declaration != nil || next.isImplemented else {
          // An extension of UIView doesn't declare it.
          return SuperclassChain(types: chain, end: .external(name))
        }
        guard passed.insert(CodePlace(next)).inserted else {
          return SuperclassChain(types: chain, end: .cycle(name))
        }
        chain.append(next)
      }
    }
    return SuperclassChain(types: chain, end: .root)
  }

  /// The declared protocols that a class and its superclasses conform to, the nearest first.
  public func protocols(of type: SourceType) -> [SourceType] {
    var found: [SourceType] = []
    var passed: Set<CodePlace> = []
    var next = superclasses(of: type).types
    var place = 0
    while place < next.count {
      for name in next[place].inherited {
        guard case .found(let candidate) = self.type(named: name, in: next[place]),
          candidate.declaration?.kind == .protocol, passed.insert(CodePlace(candidate)).inserted
        else { continue }
        found.append(candidate)
        next.append(candidate)
      }
      place += 1
    }
    return found
  }

  // MARK: Members

  /// The types in which members of a class are looked for, in this order: the class, its superclasses, what the files
  /// add to the superclass that they don't declare, and the protocols.
  public func lookupOrder(of type: SourceType) -> [SourceType] {
    let chain = superclasses(of: type)
    var order = chain.types
    if case .external(let name) = chain.end, case .found(let extended) = self.type(named: name) {
      order.append(extended)
    }
    return order + protocols(of: type)
  }

  /// The property that a name means in a class, by its name in Swift or in Objective-C.
  ///
  /// Where a class has several, `ambiguous` gives them; a property that a header declares hides the one that the
  /// class extension in the implementation declares again.
  public func property(
    named name: String, in type: SourceType
  ) -> SourceLookup<SourceMember<PropertyDeclaration>> {
    for owner in lookupOrder(of: type) {
      let found = owner.members(\.properties) { $0.name == name || $0.objectiveCName == name }
      let seen = found.filter(\.declaration.access.isVisibleToOtherFiles)
      if !found.isEmpty { return SourceLookup(seen.isEmpty ? found : seen) }
    }
    return .absent
  }

  /// The method that a selector means in a class.
  ///
  /// Declarations of the same method in a header and in an implementation are one: that with a body, with the access of
  /// the header's.
  public func method(
    selector: String, in type: SourceType
  ) -> SourceLookup<SourceMember<MethodDeclaration>> {
    for owner in lookupOrder(of: type) {
      let found = owner.members(\.methods) { $0.selector == selector }
      if !found.isEmpty { return SourceLookup(Self.withoutRepetitions(found)) }
    }
    return .absent
  }

  /// The methods that a call may mean in a class: those of the nearest type that has any.
  public func methods(calledBy call: Call, in type: SourceType) -> [SourceMember<MethodDeclaration>] {
    for owner in lookupOrder(of: type) {
      let found = owner.members(\.methods) { $0.accepts(call) }
      if !found.isEmpty { return Self.withoutRepetitions(found) }
    }
    return []
  }

  /// The functions outside of types that a call may mean.
  public func functions(calledBy call: Call) -> [SourceMember<MethodDeclaration>] {
    functions[call.name, default: []].filter { $0.declaration.accepts(call) || $0.declaration.selector == nil }
  }

  /// The constant or variable outside of types with a name.
  public func constant(named name: String) -> SourceLookup<SourceMember<PropertyDeclaration>> {
    SourceLookup(constants[name] ?? [])
  }

  private static func withoutRepetitions(
    _ members: [SourceMember<MethodDeclaration>]
  ) -> [SourceMember<MethodDeclaration>] {
    var kept: [SourceMember<MethodDeclaration>] = []
    for member in members {
      let same = kept.firstIndex {
        $0.declaration.fullName == member.declaration.fullName && $0.declaration.isStatic == member.declaration.isStatic
          && !($0.declaration.hasBody && member.declaration.hasBody)
      }
      guard let same else {
        kept.append(member)
        continue
      }
      let access = max(kept[same].declaration.access, member.declaration.access)
      let isAction = kept[same].declaration.isAction || member.declaration.isAction
      if member.declaration.hasBody { kept[same] = member }
      kept[same].declaration.access = access
      kept[same].declaration.isAction = isAction
    }
    return kept
  }
}
