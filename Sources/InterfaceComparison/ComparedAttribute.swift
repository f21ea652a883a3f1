import XMLSyntax

/// An attribute of a node that is compared.
public struct ComparedAttribute: Sendable {
  /// The name.
  public let name: String
  /// The value, unescaped.
  public let value: String
  /// All of it, name and quotes included.
  public let range: SourceRange
  /// The value as written, without its quotes.
  public let valueRange: SourceRange

  init(_ attribute: MarkupAttribute) {
    name = attribute.name
    value = attribute.value
    range = attribute.range
    valueRange = attribute.valueRange
  }
}
