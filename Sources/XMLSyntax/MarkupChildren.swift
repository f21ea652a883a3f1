/// The child nodes of an element, in the document's order.
public struct MarkupChildren: Sequence, IteratorProtocol, Sendable {
  let storage: MarkupStorage
  private var position: Int32

  init(storage: MarkupStorage, first: Int32) {
    self.storage = storage
    position = first
  }

  /// The next node.
  public mutating func next() -> MarkupNode? {
    guard position > 0 else { return nil }
    let index = position
    let record = storage.nodes[Int(index)]
    position = record.nextSibling
    switch record.kind {
    case .document, .element: return .element(MarkupElement(storage: storage, index: index))
    case .text: return .text(MarkupText(storage: storage, index: index))
    case .cdata: return .cdata(MarkupText(storage: storage, index: index))
    case .comment: return .comment(MarkupText(storage: storage, index: index))
    case .processingInstruction: return .processingInstruction(MarkupText(storage: storage, index: index))
    }
  }
}
