/// A node of the load graph, as people see it.
public struct LoadNode: Sendable, Hashable {
  /// The kinds of nodes.
  public enum Kind: String, Sendable {
    /// A nib, or a scene of a storyboard.
    case document
    case `class`
  }

  /// What names it: a path, with the controller's id after `#` for a scene; a class's name.
  public var id: String
  /// The kind.
  public var kind: Kind
  /// What a person calls it.
  public var title: String
  /// The file that it's in; nil for a class that the sources don't have.
  public var file: String?
  /// The scene's name; nil for what is no scene.
  public var scene: String?
}
