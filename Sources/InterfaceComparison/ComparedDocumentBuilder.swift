import XMLSyntax

/// Numbers the nodes of a document.
struct ComparedDocumentBuilder {
  let source: SourceText
  private(set) var nodes: [ComparedNode] = []
  private(set) var places: [String: Int] = [:]

  init(source: SourceText) { self.source = source }

  /// Adds a node with all it holds. The depth of a parsed document is bounded, so the recursion is too.
  mutating func add(_ node: MarkupNode, parent: Int?, depth: Int) {
    switch node {
    case .element(let element): add(element, parent, depth)
    case .comment(let text): add(text, "#comment", parent, depth)
    case .processingInstruction(let text): add(text, "#instruction", parent, depth)
    case .text, .cdata: break
    }
  }

  private mutating func add(_ text: MarkupText, _ name: String, _ parent: Int?, _ depth: Int) {
    append(
      ComparedNode(
        name: name, attributes: [], identity: nil, text: text.string, tag: text.range, range: text.range, depth: depth,
        parent: parent))
  }

  private mutating func add(_ element: MarkupElement, _ parent: Int?, _ depth: Int) {
    let text = content(element)
    let place = append(
      ComparedNode(
        name: element.name, attributes: element.attributes.map(ComparedAttribute.init), identity: identity(element),
        text: text, tag: element.range, range: element.fullRange, depth: depth, parent: parent))
    guard text == nil else { return }
    for child in element.children { add(child, parent: place, depth: depth + 1) }
  }

  @discardableResult
  private mutating func append(_ node: ComparedNode) -> Int {
    let place = nodes.count
    nodes.append(node)
    if let parent = node.parent { nodes[parent].children.append(place) }
    if let identity = node.identity { places[identity] = place }
    return place
  }

  private func identity(_ element: MarkupElement) -> String? {
    guard element.name != "device", element.name != "adaptation" else { return nil }
    let identity = element.name == "scene" ? element["sceneID"].map { "scene:\($0)" } : element["id"]
    guard let identity, places[identity] == nil else { return nil }
    return identity
  }

  /// The content of an element that holds text; where it holds elements beside it, as it is written.
  private func content(_ element: MarkupElement) -> String? {
    var hasText = false
    var hasOthers = false
    for child in element.children {
      switch child {
      case .text, .cdata: hasText = true
      case .element, .comment, .processingInstruction: hasOthers = true
      }
    }
    guard hasText else { return nil }
    if hasOthers { return source.string(in: SourceRange(start: element.range.end, end: element.fullRange.end)) }
    let text = element.text
    // An element that was left open on a line of its own: white space is a value only where something has a key.
    let isLayout = element.attributes.isEmpty && text.contains("\n") && text.allSatisfy(\.isWhitespace)
    return isLayout ? nil : text
  }
}
