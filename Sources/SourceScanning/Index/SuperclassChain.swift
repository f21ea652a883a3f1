/// A class's superclasses, as far as the files tell.
public struct SuperclassChain: Sendable, Hashable {
  /// How a chain ends.
  public enum End: Sendable, Hashable {
    /// With a class that has no superclass.
    case root
    /// With a superclass that the files don't declare. In Swift it may be a protocol.
    case external(String)
    /// With a name that several types have.
    case ambiguous(String)
    /// With a class that isn't declared, only extended or implemented.
    case undeclared
    /// With a class that the chain has already passed.
    case cycle(String)
  }

  /// The classes that the files declare, the class itself first.
  public var types: [SourceType]
  /// How it ends.
  public var end: End
}
