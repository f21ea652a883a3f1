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
  /// The iOS version that deprecated it; nil where none did, by the iOS 16.5 SDK.
  public let deprecatedIn: Int?
  private let properties: [Substring: Property]
  private let methods: Set<Substring>
  private let protocols: Set<Substring>

  /// Describes a class; members are separated by spaces, a property's type follows a colon.
  init(
    _ name: String, _ superclass: String?, module: String = "UIKit", deprecatedIn: Int? = nil, writable: String = "",
    readOnly: String = "", methods: String = "", protocols: String = ""
  ) {
    self.name = name
    self.superclass = superclass
    self.module = module
    self.deprecatedIn = deprecatedIn
    var properties: [Substring: Property] = [:]
    for (members, isWritable) in [(readOnly, false), (writable, true)] {
      for member in Self.words(members) {
        let parts = member.split(separator: ":", maxSplits: 1)
        properties[parts[0]] = Property(type: parts.count > 1 ? String(parts[1]) : nil, isWritable: isWritable)
      }
    }
    self.properties = properties
    self.methods = Set(Self.words(methods))
    self.protocols = Set(Self.words(protocols))
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
      if let found = known.properties[property[...]] { return found }
    }
    return nil
  }

  /// Whether the class has the method, of its own or inherited; methods with up to one parameter, without label, are
  /// known: `reload()`, `copy(_:)`.
  public static func hasMethod(_ method: String, in className: String) -> Bool {
    lineage(of: className).contains { $0.methods.contains(method[...]) }
  }

  /// Whether some view, controller or helper of theirs has a method of that base name, so that the name alone may not
  /// tell which method is meant.
  public static func declaresMethod(named baseName: String) -> Bool { methodBaseNames.contains(baseName) }

  /// Whether the class, or one it inherits from, adopts the delegate's or data source's protocol.
  public static func isClass(_ className: String, adopting name: String) -> Bool {
    lineage(of: className).contains { $0.protocols.contains(name[...]) }
  }

  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }
}

extension UIKitClass {
  /// The attribute that makes a declaration deprecated as the class is, so that the compiler doesn't warn of the class
  /// within it; nil where the class isn't deprecated.
  public var deprecationAttribute: String? {
    deprecatedIn.map { "@available(iOS, deprecated: \($0), message: \"It has a \(name).\")" }
  }
}
