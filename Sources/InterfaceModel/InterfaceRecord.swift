import XMLSyntax

/// A value that is a bundle of attributes and further values: text input traits, a button configuration, an effect.
public struct InterfaceRecord: Sendable {
  /// The element's name (`textInputTraits`); the catalog has its rows.
  public var element: String
  /// The attributes, in the document's order.
  public var attributes: [InterfaceAttribute]
  /// The children, in the document's order.
  public var values: [KeyedValue]
  /// The start tag.
  public var range: SourceRange

  /// Makes a record.
  public init(element: String, attributes: [InterfaceAttribute], values: [KeyedValue], range: SourceRange) {
    self.element = element
    self.attributes = attributes
    self.values = values
    self.range = range
  }

  /// The text of the attribute `name`, if it is there.
  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.text }
}
