/// An element of a parsed document: a light handle, valid on its own.
public struct MarkupElement: Sendable {
  let storage: MarkupStorage
  let index: Int32

  private var record: MarkupStorage.NodeRecord { storage.nodes[Int(index)] }

  /// The name, with its prefix where it has one.
  public var name: String { storage.names[Int(record.name)] }

  /// The attributes, in the document's order.
  public var attributes: MarkupAttributes {
    let record = record
    return MarkupAttributes(
      storage: storage, startIndex: Int(record.firstAttribute),
      endIndex: Int(record.firstAttribute + record.attributeCount))
  }

  /// The attribute of that name.
  public func attribute(_ name: String) -> MarkupAttribute? { attributes.first { $0.name == name } }

  /// The value of the attribute of that name.
  public subscript(_ name: String) -> String? { attribute(name)?.value }

  /// The child nodes; white space between elements is left out.
  public var children: MarkupChildren { MarkupChildren(storage: storage, first: record.firstChild) }

  /// The child elements.
  public var childElements: MarkupChildElements { MarkupChildElements(storage: storage, first: record.firstChild) }

  /// The text directly inside, CDATA sections included, references resolved.
  public var text: String {
    var text = ""
    for child in children {
      switch child {
      case .text(let content), .cdata(let content): text += content
      case .element, .comment, .processingInstruction: break
      }
    }
    return text
  }

  /// The element that holds it; nil for the root.
  public var parent: MarkupElement? {
    let parent = record.parent
    return parent > 0 ? MarkupElement(storage: storage, index: parent) : nil
  }

  /// The start tag, from `<` to `>`.
  public var range: SourceRange { SourceRange(start: record.start, end: record.startTagEnd) }

  /// From the start tag to the end of the end tag.
  public var fullRange: SourceRange { SourceRange(start: record.start, end: record.end) }

  /// The name in the start tag.
  public var nameRange: SourceRange {
    let start = record.start + 1
    return SourceRange(start: start, end: start + UInt32(name.utf8.count))
  }
}
