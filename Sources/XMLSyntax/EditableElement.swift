/// An element that can be changed and written.
public struct EditableElement: Sendable, Hashable {
  /// An attribute; the value is unescaped.
  public struct Attribute: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value, unescaped.
    public var value: String

    /// Makes an attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name.
  public var name: String
  /// The attributes, in the order they are written in.
  public var attributes: [Attribute]
  /// The children, in order; white space between them is the writer's.
  public var children: [EditableMarkup]

  /// Makes an element.
  public init(_ name: String, attributes: [Attribute] = [], children: [EditableMarkup] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Copies a parsed element with all it holds. The depth of a parsed document is bounded, so the recursion is too.
  public init(_ element: MarkupElement) {
    self.init(
      element.name, attributes: element.attributes.map { Attribute($0.name, $0.value) },
      children: element.children.map(EditableMarkup.init))
  }
}

extension EditableElement {
  /// The value of the attribute of that name; nil when the element has none. A new attribute goes to the end, and nil
  /// takes one away.
  public subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }
}
