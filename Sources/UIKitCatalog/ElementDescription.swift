/// What the catalog knows of an element.
public struct ElementDescription: Sendable {
  /// What an element stands for.
  public enum Form: Sendable {
    /// An object of a class that a framework declares.
    case object(className: String, module: String, kind: ObjectKind)
    /// A bundle of attributes and children.
    case record
    /// A single value (`color`, `rect`): ``name`` tells which.
    case value
    /// A part of the format's own structure (`constraint`, `outlet`, `document`).
    case structure
    /// Nothing by itself: rows that others inherit.
    case abstract
  }

  /// The families of objects.
  public enum ObjectKind: Sendable {
    case view, controller, gestureRecognizer, barItem
    /// Any other object that loading makes.
    case other
    /// Stands for an object from outside.
    case placeholder
    /// Groups other objects and is no object at run time (`tableViewSection`, `segment`).
    case grouping
  }

  /// The element's name.
  public let name: String
  /// What it stands for.
  public let form: Form
  /// The element whose rows it has too.
  public let inherits: String?
  /// Whether code comes of the element; where not, neither does it of what it says.
  public let isCarried: Bool
  /// Its own attributes; a row here replaces an inherited one of the same name.
  public let attributes: [AttributeRow]
  /// Its own children; a row here replaces an inherited one of the same name.
  public let children: [ChildRow]

  /// Makes a description.
  public init(
    _ name: String, _ form: Form, inherits: String? = nil, isCarried: Bool = true, attributes: [AttributeRow] = [],
    children: [ChildRow] = []
  ) {
    self.name = name
    self.form = form
    self.inherits = inherits
    self.isCarried = isCarried
    self.attributes = attributes
    self.children = children
  }

  /// A view of UIKit, or of the framework `module`.
  public static func view(
    _ name: String, _ className: String, module: String = "UIKit", inherits: String = "view",
    attributes: [AttributeRow] = [], children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(
      name, .object(className: className, module: module, kind: .view), inherits: inherits, attributes: attributes,
      children: children)
  }
}
