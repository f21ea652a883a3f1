import XMLSyntax

/// What makes a view of a document an instance of a component: its class builds what is in it.
public struct ComponentInstance: Sendable {
  /// An argument of the initializer.
  public struct Argument: Sendable {
    /// The parameter's name.
    public var name: String
    /// The parameter's type.
    public var type: ParameterType
    /// What it gets.
    public var value: ComponentValue

    /// Makes an argument.
    public init(name: String, type: ParameterType, value: ComponentValue) {
      self.name = name
      self.type = type
      self.value = value
    }
  }

  /// The arguments that are given, in the order of the declaration.
  public var arguments: [Argument] = []
  /// The component's events.
  public var events: Set<String> = []
  /// The attributes that the document gives the view, besides those which the component's own document gives it.
  public var attributes: [InterfaceAttribute] = []
  /// The keyed values that the document gives the view.
  public var values: [KeyedValue] = []
  /// How many of the view's runtime attributes, from the last backwards, the document gives it.
  public var runtimeAttributeCount = 0
  /// How code reaches the views that the component's class makes, from the instance, by their ids.
  public var members: [String: String] = [:]
  /// The ids of those views into which the document puts some of its own.
  public var slots: Set<String> = []

  /// Makes an instance without arguments.
  public init() {}
}
