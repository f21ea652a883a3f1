/// An element of a parsed document: a light handle, valid on its own.
public struct MarkupElement: Sendable {
  let storage: MarkupStorage
  let index: Int32

  private var record: MarkupStorage.NodeRecord { storage.nodes[Int(index)] }

  /// The name, with its prefix where it has one.
  public var name: String { storage.names[Int(record.name)] }

  /// The attributes, in the document's order.
  public var attributes: MarkupAttributes {
    let span = record.attributes
    return MarkupAttributes(storage: storage, startIndex: Int(span.start), endIndex: Int(span.end))
  }

  /// The attribute of that name; nil when the element has none.
  public func attribute(_ name: String) -> MarkupAttribute? {
    let span = record.attributes
    for index in Int(span.start)..<Int(span.end)
    where storage.names[Int(storage.attributes[index].name)] == name {
      return MarkupAttribute(storage: storage, index: index)
    }
    return nil
  }

  /// The value of the attribute of that name; nil when the element has none.
  public subscript(_ name: String) -> String? { attribute(name)?.value }

  /// The child nodes. White space that only sets elements apart is left out; where an element holds text beside
  /// elements, all of it is there.
  public var children: MarkupChildren { MarkupChildren(storage: storage, first: record.firstChild) }

  /// The child elements.
  public var childElements: MarkupChildElements { MarkupChildElements(storage: storage, first: record.firstChild) }

  /// The text directly inside, CDATA sections included, references resolved.
  public var text: String {
    var text = ""
    for child in children {
      switch child {
      case .text(let content), .cdata(let content): text += content.string
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

  /// Whether it is written as one tag, `<x/>`.
  public var isSelfClosing: Bool { record.startTagEnd == record.end }
}

extension MarkupElement: Hashable {
  /// Whether both are the same element of the same parse.
  public static func == (left: MarkupElement, right: MarkupElement) -> Bool {
    left.index == right.index && left.storage === right.storage
  }

  /// Hashes the identity of the element.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(storage))
  }
}
