import XMLSyntax

/// A change to a file: what stands in a range is replaced.
public struct TextEdit: Sendable, Hashable {
  /// The place of the first character that goes.
  public var start: SourcePosition
  /// The place after the last character that goes.
  public var end: SourcePosition
  /// What goes, in bytes of the file as it was read.
  public var bytes: Range<Int>
  /// What comes in its place.
  public var replacement: String

  /// Makes an edit that replaces a range of a document's text.
  public init(_ range: SourceRange, in source: SourceText, by replacement: String) {
    start = source.position(at: range.start)
    end = source.position(at: range.end)
    bytes = source.originalByteRange(of: range)
    self.replacement = replacement
  }
}
