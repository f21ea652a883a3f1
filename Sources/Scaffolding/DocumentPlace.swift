import InterfaceModel
import XMLSyntax

/// A place in one of the documents that a scaffold is made of.
public struct DocumentPlace: Sendable {
  /// The document's path, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// The start of a range of a document.
  init(_ document: InterfaceDocument, _ range: SourceRange) {
    let position = document.source.position(at: range.start)
    file = document.file
    line = position.line
    column = position.column
  }
}
