/// The attributes of an element, in the document's order.
public struct MarkupAttributes: RandomAccessCollection, Sendable {
  let storage: MarkupStorage
  /// The first attribute's place.
  public let startIndex: Int
  /// The place after the last attribute.
  public let endIndex: Int

  /// The attribute at a place.
  public subscript(position: Int) -> MarkupAttribute { MarkupAttribute(storage: storage, index: position) }
}
