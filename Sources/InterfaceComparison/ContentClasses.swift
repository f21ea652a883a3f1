/// Numbers contents, so that two nodes have one number where they say the same: names, attributes in any order, text,
/// and children in their order. White space between elements and the way that a value is escaped don't count.
public struct ContentClasses {
  private struct Content: Hashable {
    var name: String
    var attributes: [String]
    var text: String?
    var children: [Int]
  }

  private var classes: [Content: Int] = [:]

  /// Makes an empty table.
  public init() {}

  /// The numbers of a document's nodes, by their places.
  ///
  /// - Parameter value: what an attribute counts as; nil leaves it out.
  public mutating func classify(
    _ document: ComparedDocument, by value: (ComparedAttribute) -> String? = { $0.value }
  ) -> [Int] {
    var numbers = [Int](repeating: 0, count: document.nodes.count)
    for (place, node) in document.nodes.enumerated().reversed() {
      let attributes = node.attributes.compactMap { attribute in value(attribute).map { "\(attribute.name)=\($0)" } }
      let content = Content(
        name: node.name, attributes: attributes.sorted(), text: node.text, children: node.children.map { numbers[$0] })
      let number = classes[content] ?? classes.count
      classes[content] = number
      numbers[place] = number
    }
    return numbers
  }
}
