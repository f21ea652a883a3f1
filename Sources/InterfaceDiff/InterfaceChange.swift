import XMLSyntax

/// A difference between two versions of an interface.
public struct InterfaceChange: Sendable {
  /// What differs.
  public enum Kind: String, Sendable {
    /// A flag of the whole document.
    case document
    /// A scene.
    case scene
    /// An object: it came, went or stands elsewhere.
    case object
    /// A property of an object.
    case property
    /// A constraint.
    case constraint
    /// An outlet, an outlet collection, an action or a segue.
    case connection
    /// A user-defined runtime attribute.
    case runtimeAttribute
    /// What the document keeps of an image or colour that it uses.
    case resource
  }

  /// How it differs.
  public enum Action: String, Sendable {
    case added, removed, moved, changed
  }

  /// The object that a change is about, or that has what changed.
  public struct Subject: Sendable, Hashable {
    /// The id in the new version; in the old one for what went.
    public var id: String?
    /// The id in the old version, where it's another one.
    public var oldID: String?
    /// The element (`label`).
    public var element: String
    /// What a person calls it: `label "Title"`.
    public var name: String
    /// The scene that it stands in.
    public var scene: String?
  }

  /// What differs.
  public var kind: Kind
  /// How it differs.
  public var action: Action
  /// The object; that of the document itself has no id.
  public var subject: Subject
  /// The property, by its path (`textColor`, `frame.width`); nil for what is no property.
  public var property: String?
  /// What the old version says; for what moved, where it stood.
  public var old: String?
  /// What the new version says; for what moved, where it stands.
  public var new: String?
  /// The place in the old version.
  public var oldPosition: SourcePosition?
  /// The place in the new version.
  public var position: SourcePosition?
}
