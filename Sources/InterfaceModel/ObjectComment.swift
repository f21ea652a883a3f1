import XMLSyntax

/// What a person wrote about an object in the editor, under "Notes".
public struct ObjectComment: Sendable {
  /// The text.
  public var text: String
  /// The object; of a constraint's comment, the view that holds the constraint.
  public var object: ObjectIndex
  /// The id of the constraint that it's about; nil for a comment about an object.
  public var constraint: String?
  /// The start tag of the element that holds the text.
  public var range: SourceRange

  /// Makes a comment.
  public init(text: String, object: ObjectIndex, constraint: String? = nil, range: SourceRange) {
    self.text = text
    self.object = object
    self.constraint = constraint
    self.range = range
  }
}
