/// A method, an initializer, a subscript, or a function outside of types.
public struct MethodDeclaration: Sendable, Hashable {
  /// The kinds of methods.
  public enum Kind: Sendable, Hashable {
    case method, initializer, deinitializer, `subscript`
  }

  /// The kind.
  public var kind: Kind
  /// The base name, `init` for an initializer; of an Objective-C method its selector.
  public var name: String
  /// The selector that Objective-C knows it by, or would if it were exposed; nil where it can't be told: `throws`,
  /// `async`, operators.
  public var selector: String?
  /// The parameters.
  public var parameters: [Parameter] = []
  /// The type that is returned, as written; nil where none is.
  public var returnType: String?
  /// Whether it is marked as an action.
  public var isAction = false
  /// Whether a segue may ask it for a controller.
  public var isSegueAction = false
  /// Whether it is exposed to Objective-C by a word of its own or of its type's.
  public var isExposedToObjectiveC = false
  /// Whether it belongs to the type: `static`, `class`, `+`.
  public var isStatic = false
  /// Whether it replaces a superclass's method.
  public var isOverride = false
  /// Whether a subclass has to have the initializer.
  public var isRequired = false
  /// Whether the initializer calls another one of its class.
  public var isConvenience = false
  /// Whether the initializer may give nil.
  public var isFailable = false
  /// From where it can be called, its type's own access considered.
  public var access: AccessLevel
  /// Where the name is written: `init`, or the first piece of the selector.
  public var position: CodePosition
  /// Whether code is written for it; a protocol's requirement and a method in a header have none.
  public var hasBody = false
  /// What its code does.
  public var body = CodeBody()

  /// The name with its labels as Swift writes it, `tapped(_:)`; of an Objective-C method its selector.
  public var fullName: String {
    if kind == .deinitializer || name.utf8.last == UInt8(ascii: ":") { return name }
    return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
