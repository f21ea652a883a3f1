import XMLSyntax

/// An object of a document: a view, a controller, a bar item, a gesture recognizer, a placeholder.
public struct InterfaceObject: Sendable {
  /// How an object stands in the one that holds it.
  public enum Role: Sendable, Hashable {
    /// It stands at the top of a xib, or of a scene.
    case topLevel
    /// It is the value of a key (`contentView`, `navigationItem`).
    case keyed(String)
    /// It is a member of a list (`subviews`, `items`, `cells`).
    case member(of: String)
  }

  /// Its place in ``InterfaceDocument/objects``.
  public var index: ObjectIndex
  /// The object that holds it; nil at the top.
  public var parent: ObjectIndex?
  /// How it stands there.
  public var role: Role
  /// The element's name (`label`).
  public var element: String
  /// The id; nil for helpers that have none, such as a segment.
  public var id: String?
  /// Where the id is written; the start tag where there is none.
  public var idRange: SourceRange
  /// The name that a person gave it in the editor.
  public var userLabel: String?
  /// The custom class.
  public var customClass: ClassReference?
  /// What makes it an instance of a component; nil for other objects.
  public var instance: ComponentInstance?
  /// Whether the class of a component makes it, so that it's written in the component's document and not in this one.
  public var isComponentContent = false
  /// The remaining attributes, in the document's order.
  public var attributes: [InterfaceAttribute] = []
  /// The keyed values, in the document's order.
  public var values: [KeyedValue] = []
  /// The objects it holds, in the document's order.
  public var children: [ObjectIndex] = []
  /// What it is connected to.
  public var connections: [Connection] = []
  /// The constraints it holds.
  public var constraints: [Constraint] = []
  /// The layout guides it has.
  public var layoutGuides: [LayoutGuide] = []
  /// The user-defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// What changes with the traits.
  public var variations: [Variation] = []
  /// What a button shows, by state.
  public var states: [ControlState] = []
  /// What the editor shows around the object's view, by its key.
  public var simulatedMetrics: [String: SimulatedMetrics] = [:]
  /// The start tag.
  public var range: SourceRange
  /// From the start tag to the end of the end tag.
  public var fullRange: SourceRange

  /// Makes an object without content.
  public init(
    index: ObjectIndex, parent: ObjectIndex?, role: Role, element: String, id: String?, idRange: SourceRange,
    range: SourceRange, fullRange: SourceRange
  ) {
    self.index = index
    self.parent = parent
    self.role = role
    self.element = element
    self.id = id
    self.idRange = idRange
    self.range = range
    self.fullRange = fullRange
  }

  /// The text of the attribute `name`, if it is there.
  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.text }

  /// The value under `key`, if it is there.
  public func value(_ key: String) -> InterfaceValue? { values.first { $0.key == key }?.value }

  /// Whether it stands for an object from outside the document, which loading doesn't create.
  public var isPlaceholder: Bool {
    element == "placeholder" || element == "viewControllerPlaceholder" || element == "exit"
  }

  /// Whether it is the placeholder of the object that loads the document.
  public var isFilesOwner: Bool { element == "placeholder" && self["placeholderIdentifier"] == "IBFilesOwner" }

  /// Whether it is the placeholder of the first responder.
  public var isFirstResponder: Bool {
    element == "placeholder" && self["placeholderIdentifier"] == "IBFirstResponder"
  }
}
