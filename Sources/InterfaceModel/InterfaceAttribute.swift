import XMLSyntax

/// An attribute of an object or value, as the document writes it.
///
/// What the text means is for the catalog's row to say: the model keeps it unread, so that nothing is lost on the way.
public struct InterfaceAttribute: Sendable {
  /// The attribute's name in the document's vocabulary (`numberOfLines`).
  public var name: String
  /// The attribute's text, entities resolved.
  public var text: String
  /// Where it is written, from the first letter of the name to the closing quote.
  public var range: SourceRange

  /// Makes an attribute.
  public init(name: String, text: String, range: SourceRange) {
    self.name = name
    self.text = text
    self.range = range
  }
}
