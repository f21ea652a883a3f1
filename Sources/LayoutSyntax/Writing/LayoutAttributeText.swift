/// An attribute of a `<layout>` element, ready to be written.
public struct LayoutAttributeText: Sendable, Hashable {
  /// The attribute's name.
  public var side: LayoutLeftSide
  /// Its value, not yet escaped for XML.
  public var value: String

  /// Makes an attribute.
  public init(side: LayoutLeftSide, value: String) {
    self.side = side
    self.value = value
  }
}
