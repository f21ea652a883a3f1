/// The child elements of an element, in the document's order.
public struct MarkupChildElements: Sequence, IteratorProtocol, Sendable {
  let storage: MarkupStorage
  private var position: Int32

  init(storage: MarkupStorage, first: Int32) {
    self.storage = storage
    position = first
  }

  /// The next element.
  public mutating func next() -> MarkupElement? {
    while position > 0 {
      let index = position
      position = storage.nodes[Int(index)].nextSibling
      if storage.nodes[Int(index)].kind == .element { return MarkupElement(storage: storage, index: index) }
    }
    return nil
  }
}
