import XMLSyntax

/// How objects of a class look, or a part of that: what a document's `<appearance>` says.
public struct AppearanceLook: Sendable {
  /// The element (`navigationBar`), or the name of the part (`title`).
  public var element: String
  /// The class that it is about, where that's one of the app's.
  public var customClass: ClassReference?
  /// The classes in whose instances the objects have to be, from the inside out; empty for all objects.
  public var containers: [ClassReference] = []
  /// The attributes, in the document's order.
  public var attributes: [InterfaceAttribute] = []
  /// The keyed values, in the document's order.
  public var values: [KeyedValue] = []
  /// The parts, in the document's order.
  public var parts: [AppearanceLook] = []
  /// The start tag.
  public var range: SourceRange

  /// Makes a look that says nothing.
  public init(element: String, range: SourceRange) {
    self.element = element
    self.range = range
  }

  /// The text of the attribute `name`, if it is there.
  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.text }
}
