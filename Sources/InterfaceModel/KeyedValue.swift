import XMLSyntax

/// A value that an object or record holds under a key: the colour `backgroundColor`, the rectangle `frame`.
public struct KeyedValue: Sendable {
  /// The key; the element's own name where the format gives no key (`blurEffect`).
  public var key: String
  /// The value.
  public var value: InterfaceValue
  /// The start tag of the element that holds the value.
  public var range: SourceRange

  /// Makes a value under a key.
  public init(key: String, value: InterfaceValue, range: SourceRange) {
    self.key = key
    self.value = value
    self.range = range
  }
}
