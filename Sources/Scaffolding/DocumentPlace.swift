import InterfaceModel
import XMLSyntax

/// A place in one of the documents that a scaffold is made of.
public struct DocumentPlace: Sendable {
  /// The document's path, as it was given.
  public let file: String
  private let source: SourceText
  private let offset: UInt32

  /// The start of a range of a document.
  init(_ document: InterfaceDocument, _ range: SourceRange) {
    file = document.file
    source = document.source
    offset = range.start
  }

  /// The line and column; counting them takes time, so it's for places that are shown.
  public var position: SourcePosition { source.position(at: offset) }
}
