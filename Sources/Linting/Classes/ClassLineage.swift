import SourceScanning
import UIKitCatalog

/// A class with all that it inherits from, as far as the sources and the catalog tell.
struct ClassLineage: Sendable {
  /// What is known of a member.
  enum Lookup<Member: Sendable & Hashable>: Sendable {
    /// The sources declare it; several where overloads or headers repeat it.
    case declared([SourceMember<Member>])
    /// It is there in another way: a framework's class has it, or there's a setter.
    case inherited
    /// Nothing has it.
    case absent
    /// That can't be told.
    case unknown
  }

  /// The class itself as a message names it.
  let name: String
  /// The classes that the sources declare, the class itself first.
  let types: [SourceType]
  /// The framework's class that they inherit from; nil where the chain ends elsewhere.
  let frameworkClass: String?
  /// Where members are looked for: the classes, what the sources add to the framework's, and protocols.
  private let places: [SourceType]

  init(_ type: SourceType, in sources: SourceIndex) {
    name = type.name
    let chain = sources.superclasses(of: type)
    types = chain.types
    switch chain.end {
    case .external(let name): frameworkClass = UIKitClass.named(name) == nil ? nil : name
    // A class of Swift without a superclass has no place in a document.
    case .root, .ambiguous, .undeclared, .cycle: frameworkClass = nil
    }
    places = sources.lookupOrder(of: type) + Self.extensions(of: frameworkClass, in: sources)
  }

  init(frameworkClass: String, in sources: SourceIndex) {
    name = frameworkClass
    types = []
    self.frameworkClass = frameworkClass
    places = Self.extensions(of: frameworkClass, in: sources)
  }

  /// What the sources add to a framework's class and those that it inherits from.
  private static func extensions(of name: String?, in sources: SourceIndex) -> [SourceType] {
    guard let name else { return [] }
    return UIKitClass.lineage(of: name).compactMap { sources.type(named: $0.name).unique }
  }

  /// Whether all that it inherits from is known.
  var isComplete: Bool { frameworkClass != nil && types.allSatisfy(\.isUnderstood) }

  // MARK: Members

  /// The property of a name, by its name in Swift or Objective-C.
  func property(_ name: String) -> Lookup<PropertyDeclaration> {
    let found = places.flatMap { $0.members(\.properties) { $0.name == name || $0.objectiveCName == name } }
    if !found.isEmpty { return .declared(found) }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    if isSetOtherwise(name, capitalized) { return .inherited }
    guard isComplete, let frameworkClass else { return .unknown }
    let boolean = "is" + capitalized
    let isInherited = [name, boolean, UIKitOutlets.swiftName(of: name)].contains {
      UIKitClass.property($0, of: frameworkClass) != nil
    }
    // tvOS takes it for an outlet, under the name that it had before iOS 10.
    if name == "preferredFocusedView" { return .inherited }
    if isInherited || UIKitOutlets.type(of: name, in: frameworkClass) != nil { return .inherited }
    return hasOwnKeys ? .unknown : .absent
  }

  /// Whether key-value coding finds a setter, or a variable with an underscore.
  private func isSetOtherwise(_ name: String, _ capitalized: String) -> Bool {
    places.contains { type in
      type.methods.contains { $0.selector == "set\(capitalized):" || $0.selector == "_set\(capitalized):" }
        || type.properties.contains { $0.isInstanceVariable && ["_\(name)", "_is\(capitalized)"].contains($0.name) }
    }
  }

  /// The method of a selector.
  func method(_ selector: String) -> Lookup<MethodDeclaration> {
    let found = places.flatMap { $0.members(\.methods) { $0.selector == selector } }
    if !found.isEmpty { return .declared(found) }
    guard isComplete else { return .unknown }
    let baseName = String(selector.prefix { $0 != ":" })
    // What a selector is can't be told of every declaration.
    let isAlike = places.contains { $0.methods.contains { $0.selector == nil && baseName.hasPrefix($0.name) } }
    if isAlike || hasOwnKeys || UIKitClass.declaresMethod(named: baseName) { return .unknown }
    return UIKitClass.declaresMethod(named: Self.swiftName(baseName)) ? .unknown : .absent
  }

  /// `dismissWithSender` is `dismiss` in Swift.
  private static func swiftName(_ baseName: String) -> String {
    baseName.firstRange(of: "With").map { String(baseName[..<$0.lowerBound]) } ?? baseName
  }

  /// Whether code of its own answers for keys or selectors that nothing declares.
  private var hasOwnKeys: Bool {
    let hooks: Set<String> = [
      "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:", "forwardInvocation:",
      "forwardingTargetForSelector:", "resolveInstanceMethod:",
    ]
    return places.contains { $0.methods.contains { $0.selector.map(hooks.contains) ?? false } }
  }

  // MARK: Kinds

  /// Whether an object of the class is one of another class too; nil where that can't be told.
  func isKind(of name: String, in sources: SourceIndex) -> Bool? {
    if types.contains(where: { $0.name == name || $0.objectiveCName == name }) { return true }
    if let frameworkClass, UIKitClass.isClass(frameworkClass, a: name) { return true }
    guard isComplete else { return nil }
    switch sources.type(named: name) {
    case .found(let type):
      // What is only extended is declared elsewhere.
      guard let declaration = type.declaration else { return UIKitClass.named(name) == nil ? nil : false }
      return declaration.kind == .class ? false : nil
    case .ambiguous: return nil
    case .absent: return UIKitClass.named(name) == nil ? nil : false
    }
  }
}

extension SourceType {
  /// Whether nothing of it escapes the scanner.
  fileprivate var isUnderstood: Bool { parts.allSatisfy(\.isBalanced) }
}
