internal import CLibXML2
import XMLSyntax

/// A document as libxml2's tree, whose nodes know the elements that they are.
final class SchemaTree {
  let document: xmlDocPtr
  private var elements: [UnsafeMutableRawPointer: MarkupElement] = [:]

  /// Copies a document; nil where there is no memory for it.
  init?(_ markup: MarkupDocument, ignoring isIgnored: (String) -> Bool) {
    guard let document = xmlNewDoc("1.0") else { return nil }
    self.document = document
    if let root = copy(markup.root, namespace: nil, isIgnored) { xmlDocSetRootElement(document, root) }
  }

  deinit { xmlFreeDoc(document) }

  /// The element that a node is, or that an attribute's node belongs to.
  func element(_ node: UnsafeMutableRawPointer?) -> MarkupElement? {
    guard let node else { return nil }
    if let element = elements[node] { return element }
    // Nodes of all kinds begin with the same fields.
    guard let parent = node.assumingMemoryBound(to: xmlNode.self).pointee.parent else { return nil }
    return elements[UnsafeMutableRawPointer(parent)]
  }

  /// Depth is bounded by the parser, so the recursion is, too.
  private func copy(_ element: MarkupElement, namespace: xmlNsPtr?, _ isIgnored: (String) -> Bool) -> xmlNodePtr? {
    guard let node = xmlNewDocNode(document, nil, element.name, nil) else { return nil }
    elements[UnsafeMutableRawPointer(node)] = element
    var namespace = namespace
    for attribute in element.attributes {
      if attribute.name == "xmlns" {
        namespace = xmlNewNs(node, attribute.value, nil)
      } else if !attribute.name.contains(":"), !isIgnored(attribute.name) {
        xmlNewProp(node, attribute.name, attribute.value)
      }
    }
    xmlSetNs(node, namespace)
    for child in element.children {
      switch child {
      case .element(let child):
        if let child = copy(child, namespace: namespace, isIgnored) { xmlAddChild(node, child) }
      case .text(let text), .cdata(let text):
        if let text = xmlNewDocText(document, text.string) { xmlAddChild(node, text) }
      case .comment, .processingInstruction: break
      }
    }
    return node
  }
}
