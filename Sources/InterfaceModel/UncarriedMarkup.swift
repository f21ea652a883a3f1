import XMLSyntax

/// A part of the input that xibc doesn't carry into its output: kept here so that it is said, not lost.
public struct UncarriedMarkup: Sendable {
  /// Why it isn't carried.
  public enum Reason: Sendable {
    /// The catalog has no such element here.
    case unknownElement
    /// The catalog has no such attribute on the element.
    case unknownAttribute
    /// The catalog knows it, but no code is made from it yet.
    case notSupported
    /// The value can't be read as what the catalog says it is.
    case invalidValue(expected: String)
  }

  /// Why it isn't carried.
  public var reason: Reason
  /// The element's name.
  public var element: String
  /// The element that holds it.
  public var parentElement: String?
  /// The attribute's name; nil when the whole element is meant.
  public var attribute: String?
  /// The object nearest around it.
  public var object: ObjectIndex?
  /// Where it stands.
  public var range: SourceRange

  /// Makes a note of something that isn't carried.
  public init(
    reason: Reason, element: String, parentElement: String?, attribute: String?, object: ObjectIndex?,
    range: SourceRange
  ) {
    self.reason = reason
    self.element = element
    self.parentElement = parentElement
    self.attribute = attribute
    self.object = object
    self.range = range
  }
}
