import XMLSyntax

/// Where a document breaks the rules of a schema.
public struct SchemaFault: Sendable, Hashable {
  /// What breaks them.
  public enum Kind: Sendable, Hashable {
    /// An attribute of the element has a name or a value that the schema doesn't have there.
    case attribute(String)
    /// The element can't be where it is.
    case misplaced
    /// The element lacks an attribute.
    case incomplete
    /// The element holds text, and can't.
    case text
    /// The element holds something that it can't.
    case content
  }

  /// What breaks them.
  public var kind: Kind
  /// The element that it's about.
  public var element: MarkupElement
}
