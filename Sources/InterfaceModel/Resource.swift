import XMLSyntax

/// An entry of a document's `<resources>`: what the document uses from elsewhere, with a stand-in for design time.
public struct Resource: Sendable {
  /// What is used.
  public enum Kind: Sendable {
    /// An image with its size in points; `catalog` is `system` for a symbol.
    case image(catalog: String?, size: LayoutSize?)
    /// A colour of an asset catalogue.
    case namedColor(fallback: Color?)
    /// A semantic colour of the system.
    case systemColor(fallback: Color?)
  }

  /// The name.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The start tag.
  public var range: SourceRange

  /// Makes an entry.
  public init(name: String, kind: Kind, range: SourceRange) {
    self.name = name
    self.kind = kind
    self.range = range
  }
}
