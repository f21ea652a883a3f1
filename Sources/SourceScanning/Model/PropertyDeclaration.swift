/// A property, an instance variable of Objective-C, or a constant outside of types.
public struct PropertyDeclaration: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The name that Objective-C knows it by; the name where nothing else is said.
  public var objectiveCName: String
  /// The type as written, without comments and with single spaces; nil where none is written.
  public var type: String?
  /// Whether it may be without a value.
  public var optionality: Optionality
  /// How it holds its object.
  public var ownership: Ownership = .strong
  /// Whether it is marked as an outlet.
  public var isOutlet = false
  /// Whether it is an outlet that holds many objects.
  public var isOutletCollection = false
  /// Whether Interface Builder shows it.
  public var isInspectable = false
  /// Whether it is exposed to Objective-C by a word of its own or of its type's.
  public var isExposedToObjectiveC = false
  /// Whether it belongs to the type.
  public var isStatic = false
  /// Whether it replaces a superclass's property.
  public var isOverride = false
  /// Whether it is worked out when it is asked for.
  public var isComputed = false
  /// Whether it gets its value at first use.
  public var isLazy = false
  /// Whether nobody can assign to it: a constant, or a property without a setter.
  public var isReadOnly = false
  /// Whether it is an instance variable of Objective-C, which Swift doesn't see.
  public var isInstanceVariable = false
  /// From where it can be read, its type's own access considered.
  public var access: AccessLevel
  /// From where it can be assigned to, where it can be at all.
  public var setterAccess: AccessLevel
  /// Where the name is written.
  public var position: CodePosition
  /// The value that it begins with; nil where there is none.
  public var initialValue: CodeValue?
  /// What its initial value, its accessors and its observers do.
  public var body = CodeBody()

  /// Whether code in another file of the module can assign to it.
  public var isAssignableFromOtherFiles: Bool {
    !isReadOnly && !isInstanceVariable && setterAccess.isVisibleToOtherFiles
  }
}
