import XMLSyntax

/// What a button shows in one of its states.
public struct ControlState: Sendable {
  /// `normal`, `highlighted`, `selected`, `disabled` or `focused`.
  public var name: String
  /// The attributes, in the document's order.
  public var attributes: [InterfaceAttribute]
  /// The keyed children, in the document's order.
  public var values: [KeyedValue]
  /// The start tag.
  public var range: SourceRange

  /// Makes a state.
  public init(name: String, attributes: [InterfaceAttribute], values: [KeyedValue], range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.values = values
    self.range = range
  }
}
