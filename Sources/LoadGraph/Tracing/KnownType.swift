import SourceScanning

/// A type of the sources, looked up once.
final class KnownType {
  /// The type.
  let source: SourceType
  /// The types in which its members are looked for, in order: itself, its superclasses, what the sources add to the
  /// frameworks' classes above them, and its protocols.
  private(set) lazy var order: [KnownType] = types.lookupOrder(of: self)
  /// The superclass that the sources don't declare; nil where none is known.
  private(set) lazy var externalSuperclass: String? = types.externalSuperclass(of: self)
  /// The methods of the type itself by the first pieces of their names and selectors.
  private(set) lazy var methodsByName = Self.index(source)
  /// The properties of the type itself by their names, without the underscores of instance variables.
  private(set) lazy var propertiesByName = Dictionary(grouping: source.members(\.properties, where: { _ in true })) {
    $0.declaration.name.drop { $0 == "_" }
  }
  private unowned let types: KnownTypes

  init(_ source: SourceType, in types: KnownTypes) {
    self.source = source
    self.types = types
  }

  /// The name without those of the types around it.
  var shortName: String { String(source.name.split(separator: ".").last ?? "") }
  /// The file that declares it.
  var file: String { source.parts.first?.file ?? "" }
  private static func index(_ source: SourceType) -> [Substring: [SourceMember<MethodDeclaration>]] {
    var index: [Substring: [SourceMember<MethodDeclaration>]] = [:]
    for member in source.members(\.methods, where: { _ in true }) {
      let name = member.declaration.name.prefix { $0 != ":" }
      let selector = member.declaration.selector?.prefix { $0 != ":" }
      index[name, default: []].append(member)
      if let selector, selector != name { index[selector, default: []].append(member) }
    }
    return index
  }

  /// Whether it is a protocol.
  var isProtocol: Bool { source.declaration?.kind == .protocol }
}

extension KnownType: Hashable {
  static func == (first: KnownType, second: KnownType) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A member with the type that has it.
struct KnownMember<Declaration: Sendable & Hashable> {
  var declaration: Declaration
  var owner: KnownType
  var file: String
}
