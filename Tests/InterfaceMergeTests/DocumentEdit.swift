import XMLSyntax

/// An edit of a document's text, made without anything of the merge: the tests' own idea of what a change is.
enum DocumentEdit {
  /// An element: one with an id, or a value under a key of it.
  struct Target: Hashable {
    var id: String
    var key: String?
  }

  case set(Target, attribute: String, value: String)
  case add(Target, attribute: String, value: String)
  case remove(Target, attribute: String)
  /// Deletes an element with all it holds.
  case delete(id: String)
  /// Puts a new element behind one that stands in a list.
  case insert(after: String, element: String)
  /// Puts an element behind another one of the same depth.
  case move(id: String, after: String)

  /// The name of its kind.
  var kind: String {
    switch self {
    case .set: "set"
    case .add: "add"
    case .remove: "remove"
    case .delete: "delete"
    case .insert: "insert"
    case .move: "move"
    }
  }

  /// The text with the edit made; nil where the text hasn't got what it is about.
  func applied(to bytes: [UInt8]) throws -> [UInt8]? {
    let document = try MarkupDocument(parsing: bytes)
    switch self {
    case .set(let target, let name, let value):
      guard let range = document.element(target)?.attribute(name)?.valueRange else { return nil }
      return replacing(range, by: value, in: bytes)
    case .add(let target, let name, let value):
      guard let element = document.element(target), let last = element.attributes.last else { return nil }
      let end = last.range.end
      return replacing(SourceRange(start: end, end: end), by: " \(name)=\"\(value)\"", in: bytes)
    case .remove(let target, let name):
      guard let range = document.element(target)?.attribute(name)?.range else { return nil }
      return replacing(withSpace(range, bytes), by: "", in: bytes)
    case .delete(let id):
      guard let range = document.element(Target(id: id))?.fullRange else { return nil }
      return replacing(withSpace(range, bytes), by: "", in: bytes)
    case .insert(let id, let text):
      guard let range = document.element(Target(id: id))?.fullRange else { return nil }
      let gap = space(before: range, bytes)
      return replacing(SourceRange(start: range.end, end: range.end), by: gap + text, in: bytes)
    case .move(let id, let anchor):
      guard let range = document.element(Target(id: id))?.fullRange,
        let place = document.element(Target(id: anchor))?.fullRange.end
      else { return nil }
      let text = space(before: range, bytes) + document.source.string(in: range)
      let (whole, spot) = (withSpace(range, bytes), SourceRange(start: place, end: place))
      if place >= whole.end {
        return replacing(whole, by: "", in: replacing(spot, by: text, in: bytes))
      }
      return replacing(spot, by: text, in: replacing(whole, by: "", in: bytes))
    }
  }

  private func replacing(_ range: SourceRange, by text: String, in bytes: [UInt8]) -> [UInt8] {
    bytes[..<Int(range.start)] + Array(text.utf8) + bytes[Int(range.end)...]
  }

  private func withSpace(_ range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    var start = Int(range.start)
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    return SourceRange(start: UInt32(start), end: range.end)
  }

  private func space(before range: SourceRange, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(withSpace(range, bytes).start)..<Int(range.start)], as: UTF8.self)
  }
}

extension MarkupDocument {
  /// The element that an edit is about.
  func element(_ target: DocumentEdit.Target) -> MarkupElement? {
    guard let owner = elements.first(where: { $0["id"] == target.id && $0.isObject }) else { return nil }
    return target.key.map { key in owner.childElements.first { $0["key"] == key } } ?? owner
  }

  /// Every element, in the document's order.
  var elements: [MarkupElement] {
    var found: [MarkupElement] = []
    var pending = [root]
    while let element = pending.popLast() {
      found.append(element)
      pending += Array(element.childElements).reversed()
    }
    return found
  }
}

extension MarkupElement {
  /// Whether its id names an object.
  var isObject: Bool { self["id"] != nil && name != "device" && name != "adaptation" }
}
