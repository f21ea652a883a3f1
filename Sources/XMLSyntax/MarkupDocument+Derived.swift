extension MarkupDocument {
  /// Makes the tree that a text stands for; each node has the place of what it comes from.
  public init(source: SourceText, deriving root: DerivedElement) {
    var builder = DerivedTreeBuilder()
    builder.append(root, parent: 0)
    self.init(storage: builder.storage(source: source), rootIndex: 1)
  }
}

/// Fills the records of a tree that isn't parsed.
private struct DerivedTreeBuilder {
  private var nodes: [MarkupStorage.NodeRecord] = [
    .init(kind: .document, parent: -1, firstChild: 1, start: 0, startTagEnd: 0, end: 0)
  ]
  private var attributes: [MarkupStorage.AttributeRecord] = []
  private var names: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var resolved: [UInt8] = []
  private var resolvedSpans: [MarkupStorage.Span] = []

  func storage(source: SourceText) -> MarkupStorage {
    MarkupStorage(
      source: source, nodes: nodes, attributes: attributes, names: names, resolved: resolved,
      resolvedSpans: resolvedSpans)
  }

  mutating func append(_ element: DerivedElement, parent: Int32) {
    let index = nodes.count
    let first = UInt32(attributes.count)
    for attribute in element.attributes {
      attributes.append(
        .init(
          name: number(of: attribute.name), start: attribute.range.start, valueStart: attribute.valueRange.start,
          valueEnd: attribute.valueRange.end, resolved: resolve(attribute.value)))
    }
    nodes.append(
      .init(
        kind: .element, name: number(of: element.name), parent: parent,
        attributes: .init(start: first, end: UInt32(attributes.count)), start: element.range.start,
        startTagEnd: element.range.end, end: element.fullRange.end))
    var previous: Int?
    for child in element.children {
      let next = nodes.count
      if let previous { nodes[previous].nextSibling = Int32(next) } else { nodes[index].firstChild = Int32(next) }
      previous = next
      switch child {
      case .element(let child):
        append(child, parent: Int32(index))
      case .text(let text):
        nodes.append(
          .init(
            kind: .text, parent: Int32(index), start: element.range.start, startTagEnd: element.fullRange.end,
            end: element.fullRange.end, resolved: resolve(text)))
      }
    }
  }

  private mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  private mutating func resolve(_ text: String) -> Int32 {
    let start = UInt32(resolved.count)
    resolved.append(contentsOf: text.utf8)
    resolvedSpans.append(.init(start: start, end: UInt32(resolved.count)))
    return Int32(resolvedSpans.count - 1)
  }
}
