import XMLSyntax

/// Writes documents of the language in their one canonical layout.
///
/// Two spaces a level; what an object is called and which class it has come first among its attributes; lines end at 120
/// columns where they can. Comments stay, and so do empty lines between elements, one at most.
public struct LanguageFormatter: Sendable {
  /// The columns of a line.
  private static let lineWidth = 120
  private static let leading = ["xmlns", "id", "class", "module", "moduleProvider"]

  /// Makes a formatter.
  public init() {}

  /// A document's file in the canonical layout.
  public func bytes(of document: MarkupDocument) -> [UInt8] {
    var nodes: [EditableMarkup] = []
    for node in document.topLevelNodes { nodes.append(editable(node, in: document.source)) }
    return bytes(nodes)
  }

  /// The file of a document that was made and not read.
  public func bytes(of document: EditableDocument) -> [UInt8] { bytes(document.nodes.map(arranged)) }

  private func bytes(_ nodes: [EditableMarkup]) -> [UInt8] {
    var document = EditableDocument(root: EditableElement(LanguageReader.rootName))
    document.nodes = nodes
    return MarkupWriter(indentWidth: 2, lineWidth: Self.lineWidth).bytes(of: document)
  }

  private func editable(_ node: MarkupNode, in source: SourceText) -> EditableMarkup {
    guard case .element(let element) = node else { return EditableMarkup(node) }
    var children: [EditableMarkup] = []
    var end = element.range.end
    for child in element.children {
      if !children.isEmpty, isApart(SourceRange(start: end, end: child.range.start), in: source) {
        children.append(.blankLine)
      }
      children.append(editable(child, in: source))
      end = child.range.end
    }
    return .element(
      EditableElement(
        element.name, attributes: ordered(element.attributes.map { .init($0.name, $0.value) }), children: children))
  }

  /// Whether there is an empty line between two nodes.
  private func isApart(_ gap: SourceRange, in source: SourceText) -> Bool {
    guard gap.start < gap.end else { return false }
    return source.bytes[Int(gap.start)..<Int(gap.end)].count { $0 == 0x0A } > 1
  }

  private func arranged(_ node: EditableMarkup) -> EditableMarkup {
    guard case .element(var element) = node else { return node }
    element.attributes = ordered(element.attributes)
    element.children = element.children.map(arranged)
    return .element(element)
  }

  private func ordered(_ attributes: [EditableElement.Attribute]) -> [EditableElement.Attribute] {
    Self.leading.compactMap { name in attributes.first { $0.name == name } }
      + attributes.filter { !Self.leading.contains($0.name) }
  }
}
