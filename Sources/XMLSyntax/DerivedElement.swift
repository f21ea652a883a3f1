/// An element that stands for a part of a text without being written there: what a shorter notation means.
public struct DerivedElement: Sendable {
  /// An attribute with the place of what it comes from.
  public struct Attribute: Sendable {
    /// The name.
    public var name: String
    /// The value, unescaped.
    public var value: String
    /// What it comes from.
    public var range: SourceRange
    /// What its value comes from.
    public var valueRange: SourceRange

    /// Makes an attribute.
    public init(_ name: String, _ value: String, range: SourceRange, valueRange: SourceRange) {
      self.name = name
      self.value = value
      self.range = range
      self.valueRange = valueRange
    }
  }

  /// A child.
  public enum Child: Sendable {
    /// An element.
    case element(DerivedElement)
    /// Text, unescaped.
    case text(String)
  }

  /// The name.
  public var name: String
  /// The attributes.
  public var attributes: [Attribute]
  /// The children.
  public var children: [Child]
  /// What its start tag comes from.
  public var range: SourceRange
  /// What all of it comes from.
  public var fullRange: SourceRange

  /// Makes an element.
  public init(
    _ name: String, attributes: [Attribute] = [], children: [Child] = [], range: SourceRange,
    fullRange: SourceRange? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.range = range
    self.fullRange = fullRange ?? range
  }

  /// Copies a parsed element with all it holds; comments and processing instructions are left out. The depth of a
  /// parsed document is bounded, so the recursion is too.
  public init(_ element: MarkupElement) {
    self.init(
      element.name,
      attributes: element.attributes.map {
        Attribute($0.name, $0.value, range: $0.range, valueRange: $0.valueRange)
      },
      children: element.children.compactMap { child in
        switch child {
        case .element(let element): .element(DerivedElement(element))
        case .text(let text), .cdata(let text): .text(text.string)
        case .comment, .processingInstruction: nil
        }
      }, range: element.range, fullRange: element.fullRange)
  }

  /// An element all of which comes from one place.
  public init(_ element: EditableElement, from range: SourceRange) {
    self.init(
      element.name,
      attributes: element.attributes.map { Attribute($0.name, $0.value, range: range, valueRange: range) },
      children: element.children.compactMap { child in
        switch child {
        case .element(let element): .element(DerivedElement(element, from: range))
        case .text(let text), .cdata(let text): .text(text)
        case .comment, .processingInstruction, .blankLine: nil
        }
      }, range: range)
  }

  /// The value of the attribute of that name; nil when the element has none.
  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The child elements.
  public var childElements: [DerivedElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }
}
