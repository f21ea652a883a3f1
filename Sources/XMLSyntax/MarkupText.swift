/// A text, CDATA section, comment or processing instruction of a parsed document: a light handle, valid on its own.
public struct MarkupText: Sendable {
  let storage: MarkupStorage
  let index: Int32

  private var record: MarkupStorage.NodeRecord { storage.nodes[Int(index)] }

  /// What it says, without its delimiters; in text, references are resolved. Made at each access.
  public var string: String {
    let record = record
    let (opening, closing): (UInt32, UInt32) =
      switch record.kind {
      case .cdata: (9, 3)
      case .comment: (4, 3)
      case .processingInstruction: (2, 2)
      case .document, .element, .text: (0, 0)
      }
    return storage.string(resolved: record.resolved, orSource: record.start + opening, record.end - closing)
  }

  /// All of it, delimiters included.
  public var range: SourceRange {
    let record = record
    return SourceRange(start: record.start, end: record.end)
  }

  /// The element that holds it; nil at the top of the document.
  public var parent: MarkupElement? {
    let parent = record.parent
    return parent > 0 ? MarkupElement(storage: storage, index: parent) : nil
  }
}
