/// What a parameter of a component gets.
public enum ComponentValue: Sendable {
  /// A value that is written there; ``InterfaceValue/none`` for `nil`.
  case value(InterfaceValue)
  /// An image: a symbol of the system, or one of the app's.
  case image(name: String, isSymbol: Bool)
  /// What the parameters of the document around make of a text.
  case template(ParameterTemplate)
}
