import XMLSyntax

/// A user-defined runtime attribute: a value set through key-value coding once the object exists.
public struct RuntimeAttribute: Sendable {
  /// The key path.
  public var keyPath: String
  /// The type as the document names it: `number`, `string`, `boolean`, `color`, `image`, `point` …
  public var type: String
  /// The value; nil where the document gives none that its type allows.
  public var value: Value?
  /// The start tag.
  public var range: SourceRange
  /// Where the key path is written.
  public var keyPathRange: SourceRange

  /// A value that a runtime attribute can hold.
  public enum Value: Sendable {
    case none
    case bool(Bool)
    case number(ExactNumber)
    case string(String)
    /// A string to be looked up in the document's table.
    case localizedString(String)
    case color(Color)
    /// The name of an image.
    case image(String)
    case point(LayoutPoint)
    case size(LayoutSize)
    case rect(LayoutRect)
    /// A location and a length.
    case range(location: ExactNumber, length: ExactNumber)
  }

  /// Makes a runtime attribute.
  public init(keyPath: String, type: String, value: Value?, range: SourceRange, keyPathRange: SourceRange) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.range = range
    self.keyPathRange = keyPathRange
  }
}
