/// A pattern with a name.
public struct Definition: Sendable, Hashable {
  /// The name.
  public var name: String
  /// A sentence or two; empty for none.
  public var documentation: String
  /// The pattern.
  public var pattern: Pattern

  /// Makes a definition.
  public init(_ name: String, documentation: String = "", _ pattern: Pattern) {
    self.name = name
    self.documentation = documentation
    self.pattern = pattern
  }
}
