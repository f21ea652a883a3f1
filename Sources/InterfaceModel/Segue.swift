/// What a segue says beside its destination.
public struct Segue: Sendable {
  /// What performing a segue does.
  public enum Kind: String, Sendable, CaseIterable {
    /// Shows the destination where the source's containers show what is next.
    case show
    /// Shows the destination where they show details.
    case showDetail
    /// Presents the destination.
    case presentation
    /// Presents the destination in a popover.
    case popoverPresentation
    /// Puts the destination into a container view, once that is loaded.
    case embed
    /// Goes back to a controller that takes an action.
    case unwind
    /// Makes the destination one of a container's controllers.
    case relationship
    /// Does what its own class does.
    case custom
    /// Pushes the destination, as before iOS 8.
    case push
    /// Presents the destination, as before iOS 8.
    case modal
    /// Presents the destination in a popover, as before iOS 8.
    case popover
    /// Puts the destination into a split view in place of another, as before iOS 8.
    case replace
  }

  /// What performing it does.
  public var kind: Kind
  /// The identifier that code performs it by; nil where it has none.
  public var identifier: String?
  /// For a relationship: `rootViewController`, `viewControllers` …
  public var relationship: String?
  /// For an unwind segue: the selector that marks the controller to return to.
  public var unwindAction: String?
  /// A subclass of `UIStoryboardSegue`.
  public var customClass: ClassReference?
  /// The objects that a popover points at, by the attribute that names them.
  public var anchors: [String: ObjectReference]
  /// Every further attribute, in the document's order.
  public var attributes: [InterfaceAttribute]
  /// The keyed children.
  public var values: [KeyedValue]

  /// Makes a segue.
  public init(
    kind: Kind, identifier: String?, relationship: String?, unwindAction: String?, customClass: ClassReference?,
    anchors: [String: ObjectReference], attributes: [InterfaceAttribute], values: [KeyedValue]
  ) {
    self.kind = kind
    self.identifier = identifier
    self.relationship = relationship
    self.unwindAction = unwindAction
    self.customClass = customClass
    self.anchors = anchors
    self.attributes = attributes
    self.values = values
  }

  /// The text of the attribute `name`, if it is there.
  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.text }
}
