import XMLSyntax

/// An id and the node that has it.
public struct DeclaredIdentifier: Sendable {
  /// What an id can belong to.
  public enum Node: Sendable, Hashable {
    case object(ObjectIndex)
    /// The constraint at a place in its container's list.
    case constraint(container: ObjectIndex, position: Int)
    /// The layout guide at a place in its owner's list.
    case layoutGuide(owner: ObjectIndex, position: Int)
    /// The connection at a place in its source's list.
    case connection(source: ObjectIndex, position: Int)
    /// Something that the model has no type for yet.
    case other
  }

  /// The id.
  public var id: String
  /// The node that has it.
  public var node: Node
  /// Where the id is written.
  public var range: SourceRange

  /// Makes a declaration.
  public init(id: String, node: Node, range: SourceRange) {
    self.id = id
    self.node = node
    self.range = range
  }
}
