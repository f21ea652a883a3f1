import XMLSyntax

/// Something that both sides changed, each in its own way. The merged document has what ours says.
public struct MergeConflict: Sendable {
  /// What a version says, and where.
  public struct Place: Sendable {
    /// What it says, in words.
    public var text: String
    /// Where; nil where the version has nothing there.
    public var position: SourcePosition?
  }

  /// What happened, in words.
  public var message: String
  /// The id of the object.
  public var objectID: String?
  /// What a person calls the object.
  public var object: String
  /// What the common version says.
  public var base: Place
  /// What ours says, which stays.
  public var ours: Place
  /// What theirs says, which is left out.
  public var theirs: Place
}
