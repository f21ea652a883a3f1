/// A class that UIKit, or a framework whose views documents have, declares: where it stands and what its members are
/// called.
///
/// The facts are the frameworks' public declarations as Swift sees them.
public struct UIKitClass: Sendable {
  /// A property that a class declares.
  public struct Property: Sendable {
    /// Its type, with `?` where it may be nil; nil where it holds no object of a class.
    public let type: String?
    /// Whether it can be set.
    public let isWritable: Bool
  }

  /// The class's name.
  public let name: String
  /// The superclass's name; nil for `NSObject`.
  public let superclass: String?
  /// The framework that declares it.
  public let module: String
  private let writable: String
  private let readOnly: String
  private let methods: String
  private let protocols: String

  /// Describes a class; members are separated by spaces, a property's type follows a colon.
  init(
    _ name: String, _ superclass: String?, module: String = "UIKit", writable: String = "", readOnly: String = "",
    methods: String = "", protocols: String = ""
  ) {
    self.name = name
    self.superclass = superclass
    self.module = module
    self.writable = writable
    self.readOnly = readOnly
    self.methods = methods
    self.protocols = protocols
  }

  private static let all: [String: UIKitClass] = Dictionary(
    (views + controllers + others).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The class of that name; nil where none is known, or where it is none that documents have objects of.
  public static func named(_ name: String) -> UIKitClass? { all[name] }

  /// Whether a framework declares a class of that name, so that no class of an app is meant by it.
  public static func isKnown(_ name: String) -> Bool { all[name] != nil || otherNames.contains(name) }

  /// The class and its superclasses, from the class to `NSObject`.
  public static func lineage(of name: String) -> [UIKitClass] {
    var lineage: [UIKitClass] = []
    var current = all[name]
    while let known = current {
      lineage.append(known)
      current = known.superclass.flatMap { all[$0] }
    }
    return lineage
  }

  /// Whether the class is `ancestor` or inherits from it.
  public static func isClass(_ name: String, a ancestor: String) -> Bool {
    name == ancestor || lineage(of: name).contains { $0.name == ancestor }
  }

  /// The nearest class that both are; `NSObject` where nothing nearer is known.
  public static func commonSuperclass(_ first: String, _ second: String) -> String {
    if first == second { return first }
    return lineage(of: first).first { isClass(second, a: $0.name) }?.name ?? "NSObject"
  }

  /// The property of that name that the class has, of its own or inherited.
  public static func property(_ property: String, of className: String) -> Property? {
    for known in lineage(of: className) {
      if let found = Self.property(property, in: known.writable, isWritable: true) { return found }
      if let found = Self.property(property, in: known.readOnly, isWritable: false) { return found }
    }
    return nil
  }

  /// Whether the class has the method, of its own or inherited; methods with up to one parameter, without label, are
  /// known: `reload()`, `copy(_:)`.
  public static func hasMethod(_ method: String, in className: String) -> Bool {
    lineage(of: className).contains { $0.methods.split(separator: " ").contains { $0 == method } }
  }

  /// Whether the class, or one it inherits from, adopts the delegate's or data source's protocol.
  public static func isClass(_ className: String, adopting name: String) -> Bool {
    lineage(of: className).contains { $0.protocols.split(separator: " ").contains { $0 == name } }
  }

  /// The property of that name in a list of members.
  private static func property(_ name: String, in members: String, isWritable: Bool) -> Property? {
    for member in members.split(separator: " ") where member.hasPrefix(name) {
      let rest = member.dropFirst(name.count)
      if rest.isEmpty { return Property(type: nil, isWritable: isWritable) }
      if rest.first == ":" { return Property(type: String(rest.dropFirst()), isWritable: isWritable) }
    }
    return nil
  }
}
