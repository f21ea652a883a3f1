/// What a segue says beside its destination.
public struct Segue: Sendable {
  /// `show`, `presentation`, `relationship`, `embed`, `unwind` …
  public var kind: String
  /// The identifier that code performs it by.
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
    kind: String, identifier: String?, relationship: String?, unwindAction: String?, customClass: ClassReference?,
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
}
