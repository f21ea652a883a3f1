/// A place at which a document declares or uses an id.
struct NameMention: Sendable, Hashable {
  /// What a place does.
  enum Role: Sendable, Hashable {
    /// Declares the id of an element.
    case element
    /// Declares the id of a constraint, by `as`.
    case constraint
    /// Declares a parameter of the component that the document is.
    case parameter
    /// Declares an event of it.
    case event
    /// Uses it.
    case reference
  }

  /// The id.
  var name: String
  /// The id as written: bytes of the document.
  var range: Range<Int>
  /// What the place does.
  var role: Role
  /// The place of the tag that holds it.
  var tag: Int
}
