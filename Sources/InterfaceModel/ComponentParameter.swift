import XMLSyntax

/// A parameter that a component declares: a property of its class and an argument of its initializer.
public struct ComponentParameter: Sendable {
  /// The name.
  public var name: String
  /// The type.
  public var type: ParameterType
  /// What it is where nothing is said of it; nil where something has to be.
  public var defaultValue: ComponentValue?
  /// What people wrote about it; nil for nothing.
  public var summary: String?
  /// Where it is declared.
  public var range: SourceRange

  /// Makes a parameter.
  public init(
    name: String, type: ParameterType, defaultValue: ComponentValue?, summary: String? = nil, range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
    self.range = range
  }
}
