import XMLSyntax

/// A scene of a storyboard, as the load graph sees it.
public struct SceneNode: Sendable {
  /// A connection by which one scene makes another one's controller without being asked.
  public struct Link: Sendable {
    /// How it does.
    public enum Kind: Sendable, Hashable {
      /// Once the view is loaded.
      case embed
      /// With the container; the text is the relationship's name.
      case relationship(String)
    }

    /// Where a link leads.
    public enum Destination: Sendable, Hashable {
      /// To the controller with the id in the same storyboard.
      case controller(String)
      /// To a storyboard, nil for the same one, and to the controller with an identifier in it, nil for its first one.
      case reference(storyboard: String?, identifier: String?)
    }

    /// How the other controller is made.
    public var kind: Kind
    /// Where it leads.
    public var destination: Destination
    /// Where the connection stands.
    public var position: SourcePosition
    /// The id of the connection.
    public var connectionID: String?
    /// Whether a method of the source makes the controller, which may be another one.
    public var hasCreationMethod: Bool
  }

  /// The controller's id.
  public var controllerID: String?
  /// The identifier that code and references know the controller by.
  public var identifier: String?
  /// What a person calls the scene.
  public var name: String
  /// Where the scene stands.
  public var position: SourcePosition
  /// The controller's custom class.
  public var controller: ClassMention?
  /// The objects with a custom class that loading the scene makes, but for the controller.
  public var instantiated: [ClassMention]
  /// What it makes of other scenes.
  public var links: [Link]
  /// Whether it is the storyboard's first scene.
  public var isInitial: Bool
}
