import InterfaceModel
import XMLSyntax

/// The markup of a document's objects and connections, for edits.
struct ConnectionElements {
  /// How the lines of a place begin and end.
  struct Indentation {
    /// The line break with the white space that its lines begin with.
    var lineBreak: String
    /// The white space that a level is indented by.
    var step: String
  }

  private let source: SourceText
  /// The elements by the places of their start tags.
  private let elements: [UInt32: MarkupElement]

  /// Nil for a document that isn't Apple's.
  init?(_ document: InterfaceDocument) {
    guard let root = document.root else { return nil }
    source = document.source
    var elements: [UInt32: MarkupElement] = [:]
    var pending = [root]
    while let element = pending.popLast() {
      elements[element.range.start] = element
      pending += element.childElements
    }
    self.elements = elements
  }

  /// An object's element.
  func object(_ object: InterfaceObject) -> MarkupElement? { elements[object.range.start] }

  /// A connection's element.
  func element(_ connection: Connection) -> MarkupElement? { elements[connection.range.start] }

  /// A connection as it is written.
  func text(_ connection: Connection) -> String? { element(connection).map { source.string(in: $0.fullRange) } }

  /// The line break before an element, and how much deeper it is than the element around it.
  func indentation(of element: MarkupElement) -> Indentation {
    let own = lineBreak(before: element)
    guard let parent = element.parent else { return Indentation(lineBreak: own, step: "") }
    let outer = lineBreak(before: parent)
    return Indentation(lineBreak: own, step: own.hasPrefix(outer) ? String(own.dropFirst(outer.count)) : "")
  }

  private func lineBreak(before element: MarkupElement) -> String {
    var start = Int(element.range.start)
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[start - 1]) { start -= 1 }
    let space = source.string(in: SourceRange(start: UInt32(start), end: element.range.start))
    // Of an empty line before it only the element's own line counts.
    guard let last = space.lastIndex(where: \.isNewline) else { return space }
    return String(space[last...])
  }
}
