/// A member with the type that has it.
public struct SourceMember<Declaration: Sendable & Hashable>: Sendable, Hashable {
  /// The member.
  public var declaration: Declaration
  /// The name of the type that has it: the class itself, a superclass, or a protocol that it conforms to.
  public var type: String
  /// The path of the file that declares it.
  public var file: String
}
