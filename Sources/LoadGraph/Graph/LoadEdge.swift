import XMLSyntax

/// That one node of the load graph leads to another.
public struct LoadEdge: Sendable, Hashable {
  /// How one leads to the other.
  public enum Kind: String, Sendable {
    /// The document makes an object of the class.
    case instantiates
    /// The class loads the document when an object of it is made.
    case loads
    /// The class makes an object of the other class when an object of it is made.
    case makes
    /// The class makes a storyboard's controller.
    case opens
    /// The scene's view embeds the other scene.
    case embed
    /// The scene's container holds the other scene.
    case relationship
  }

  /// What two edges have in common that people see as one.
  struct Route: Hashable {
    var from, to: Int
    var kind: Kind
  }

  /// The place of the node that leads there, among the graph's nodes.
  public var from: Int
  /// The place of the node that it leads to.
  public var to: Int
  /// How.
  public var kind: Kind
  /// Whether it does.
  public var certainty: Certainty
  /// The places on the way, at least one.
  public var steps: [LoadStep]
  /// Of a class that loads a document: whether the code would work as well with the class on File's Owner, and on no
  /// view. It hands over `self` as the owner, and asks for no view of a class of its own.
  public var suitsOwner = false

  /// What it has in common with other edges.
  var route: Route { Route(from: from, to: to, kind: kind) }
}
