import InterfaceComparison
import XMLSyntax

/// A property of an object, as a document states it.
struct ObjectProperty {
  /// The parts of what one element says.
  struct Part {
    var name: String
    var compared: String
    var shown: String
    var place: SourceRange
  }

  var kind: InterfaceChange.Kind
  /// The way from the object: `textColor`.
  var path: String
  /// The element; nil for an attribute or a text.
  var element: String?
  /// The attributes of the element; empty for an attribute or a text.
  var parts: [Part]
  /// All it says, in a form that can be compared.
  var compared: String
  /// All it says, for people.
  var shown: String
  /// Where it's said.
  var place: SourceRange
}
