/// A declaration of a type or of a part of one.
public struct TypeDeclaration: Sendable, Hashable {
  /// The kinds of declarations.
  public enum Kind: Sendable, Hashable {
    case `class`, actor, `struct`, `enum`, `protocol`
    /// An extension of Swift, a category or a class extension of Objective-C.
    case `extension`
    /// An `@implementation` of Objective-C.
    case implementation
  }

  /// The kind.
  public var kind: Kind
  /// The language that it is written in.
  public var language: SourceLanguage
  /// The name; a nested type's begins with those of the types around it, joined by dots. An extension has the name of
  /// what it extends, as written.
  public var name: String
  /// The name that `@objc(…)` gives it; nil where there is none.
  public var objectiveCName: String?
  /// The name of an Objective-C category, empty for a class extension; nil for everything else.
  public var category: String?
  /// The superclass, where the language tells it from a protocol: in Objective-C.
  public var superclass: String?
  /// What is named after the colon, in order and without generic arguments. In Swift the first may be a superclass; in
  /// Objective-C all are protocols.
  public var inherited: [String] = []
  /// What follows `where`, as written: `Self: UIView`; nil where there is none.
  public var requirements: String?
  /// Whether it has generic parameters.
  public var isGeneric = false
  /// Whether nothing can inherit from it.
  public var isFinal = false
  /// Whether its members are exposed to Objective-C: `@objcMembers`, `@objc extension`, `@objc protocol`.
  public var exposesMembers = false
  /// From where it can be seen, the types around it considered.
  public var access: AccessLevel
  /// Where the name is written.
  public var position: CodePosition
  /// Its properties, in order.
  public var properties: [PropertyDeclaration] = []
  /// Its methods and initializers, in order.
  public var methods: [MethodDeclaration] = []
}
