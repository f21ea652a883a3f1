import XMLSyntax

/// What a person wrote about an object in the editor, under "Notes".
public struct ObjectComment: Sendable {
  /// The text.
  public var text: String
  /// The object; of a constraint's comment, the view that holds the constraint.
  public var object: ObjectIndex
  /// The start tag of the element that holds the text.
  public var range: SourceRange

  /// Makes a comment.
  public init(text: String, object: ObjectIndex, range: SourceRange) {
    self.text = text
    self.object = object
    self.range = range
  }
}
