import XMLSyntax

/// A connection from the object that holds it to another one.
public struct Connection: Sendable {
  /// What the connection does.
  public enum Kind: Sendable {
    /// Sets the property of that name to the destination.
    case outlet(property: String)
    /// Adds the destination to the array property of that name.
    case outletCollection(property: String, collectionClass: String?, appends: Bool)
    /// Sends the selector to the destination; the event is nil for what has one event only.
    case action(selector: String, event: String?)
    /// Leads to another scene.
    case segue(Segue)
  }

  /// The node's own id.
  public var id: String?
  /// What it does.
  public var kind: Kind
  /// The object it leads to.
  public var destination: ObjectReference
  /// The object that holds it.
  public var source: ObjectIndex
  /// The start tag.
  public var range: SourceRange
  /// Where the property's or selector's name is written; the start tag where there is none.
  public var nameRange: SourceRange

  /// Makes a connection.
  public init(
    id: String?, kind: Kind, destination: ObjectReference, source: ObjectIndex, range: SourceRange,
    nameRange: SourceRange
  ) {
    self.id = id
    self.kind = kind
    self.destination = destination
    self.source = source
    self.range = range
    self.nameRange = nameRange
  }
}
