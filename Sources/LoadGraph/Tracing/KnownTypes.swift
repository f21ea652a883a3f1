import SourceScanning
import UIKitCatalog

/// The types of the sources, each made once, with what UIKit's classes have in common with them.
final class KnownTypes {
  let index: SourceIndex
  private var made: [Place: KnownType] = [:]
  /// The methods that the sources add to types which they don't declare, by name, where nothing else has the name.
  private(set) lazy var addedMethods = findAddedMethods()

  /// Where a type's first part is declared.
  private struct Place: Hashable {
    var name: String
    var file: String
    var position: CodePosition
  }

  init(_ index: SourceIndex) { self.index = index }

  /// The type for what the sources say of it; nil for one without parts.
  func type(_ source: SourceType) -> KnownType? {
    guard let first = source.parts.first else { return nil }
    let place = Place(name: source.name, file: first.file, position: first.declaration.position)
    if let known = made[place] { return known }
    let type = KnownType(source, in: self)
    made[place] = type
    return type
  }

  /// The classes that a name may mean in a file: of several, those that are nearest to it.
  func classes(named name: String, module: String?, near file: String) -> [KnownType] {
    let found: [SourceType]
    switch index.class(named: name, module: module) {
    case .found(let type): found = [type]
    case .ambiguous(let types): found = types
    case .absent: found = []
    }
    return PathText.nearest(found, to: file) { $0.parts.first?.file ?? "" }.compactMap(type)
  }

  /// The type that a name means in a scope; nil where there is none, or where that can't be told.
  func type(named name: String, in scope: KnownType?) -> KnownType? {
    let lookup = scope.map { index.type(named: name, in: $0.source) } ?? index.type(named: name)
    switch lookup {
    case .found(let found): return type(found)
    case .ambiguous(let found):
      let nearest = PathText.nearest(found, to: scope?.file ?? "") { $0.parts.first?.file ?? "" }
      return nearest.count == 1 ? type(nearest[0]) : nil
    case .absent: return nil
    }
  }

  private func findAddedMethods() -> [Substring: KnownMember<MethodDeclaration>] {
    var found: [Substring: KnownMember<MethodDeclaration>?] = [:]
    for source in index.types {
      guard let type = type(source) else { continue }
      for (name, members) in type.methodsByName {
        guard found[name] == nil, members.count == 1, source.declaration == nil, members[0].declaration.hasBody else {
          found[name] = .some(nil)
          continue
        }
        found[name] = KnownMember(declaration: members[0].declaration, owner: type, file: members[0].file)
      }
    }
    return found.compactMapValues { $0 }
  }

  /// What a class's superclasses end with, where that isn't known here.
  func externalSuperclass(of type: KnownType) -> String? {
    switch index.superclasses(of: type.source).end {
    case .external(let name), .ambiguous(let name): name
    case .root, .undeclared, .cycle: nil
    }
  }

  /// The types in which members of a type are looked for.
  func lookupOrder(of type: KnownType) -> [KnownType] {
    let chain = index.superclasses(of: type.source).types
    let extended = frameworkClasses(above: type).compactMap { name -> SourceType? in
      guard case .found(let found) = index.type(named: name), found.declaration == nil else { return nil }
      return found
    }
    var order: [KnownType] = []
    var passed: Set<KnownType> = []
    for source in chain + extended + ([type.source] + extended).flatMap(index.protocols) {
      guard let known = self.type(source), passed.insert(known).inserted else { continue }
      order.append(known)
    }
    return order
  }

  /// The frameworks' classes that a class inherits from, as far as they're known.
  private func frameworkClasses(above type: KnownType) -> [String] {
    guard let name = type.externalSuperclass else { return [] }
    let lineage = UIKitClass.lineage(of: name).map(\.name)
    return lineage.isEmpty ? [name, "UIView", "UIViewController", "NSObject"] : lineage
  }

  /// Whether a type as code writes it is one of the frameworks', so that casting to it asks for no class of the sources.
  static func isOfFrameworks(_ type: String) -> Bool {
    let name = type.filter { !"[]?!() ".contains($0) }
    return ["Any", "AnyObject", "NSObject", "NSArray", "String", "NSString"].contains(name)
      || UIKitClass.named(name) != nil
  }

  /// Whether a class is, as far as the sources and UIKit tell, the class of UIKit or inherits from it.
  func isClass(_ type: KnownType, a ancestor: String) -> Bool {
    type.externalSuperclass.map { UIKitClass.isClass($0, a: ancestor) } ?? false
  }
}
