import InterfaceModel
import UIKitCatalog

/// The views of a document as a forest: a tree for each controller's view, and for each view at the top of a xib.
struct ViewTree: Sendable {
  /// The views, parents before their children.
  private(set) var nodes: [ViewNode] = []
  /// The places of the roots.
  private(set) var roots: [Int] = []
  /// The place of each object's node.
  private var nodeOfObject: [Int?]

  /// Makes the forest of a document, leaving out of the layout what isn't installed.
  init(_ document: InterfaceDocument, catalog: Catalog, uninstalled: Set<String>) {
    nodeOfObject = Array(repeating: nil, count: document.objects.count)
    for object in document.objects where Self.isView(object, catalog) {
      append(object, in: document, uninstalled: uninstalled)
    }
    findConstrainedViews(document, uninstalled: uninstalled)
  }

  /// The node of an object; nil where the object is no view.
  func node(of object: ObjectIndex) -> Int? { nodeOfObject[object] }

  /// The nearest view that both stand in, which may be one of the two; nil where they are in different trees.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      if nodes[first].depth >= nodes[second].depth {
        guard let parent = nodes[first].parent else { return nil }
        first = parent
      } else {
        guard let parent = nodes[second].parent else { return nil }
        second = parent
      }
    }
    return first
  }

  private static func isView(_ object: InterfaceObject, _ catalog: Catalog) -> Bool {
    guard let kind = catalog[object.element]?.objectKind else { return object.value("frame") != nil }
    return kind == .view
  }

  private mutating func append(_ object: InterfaceObject, in document: InterfaceDocument, uninstalled: Set<String>) {
    let place = nodes.count
    let parent = superview(of: object, in: document)
    var stored: LayoutFrame?
    if case .rect(let rect)? = object.value("frame") { stored = LayoutFrame(rect) }
    var node = ViewNode(
      object: object.index, parent: parent, root: place, depth: 0, kind: ViewNode.kind(ofElement: object.element),
      placement: .given, stored: stored)
    if let parent {
      node.root = nodes[parent].root
      node.depth = nodes[parent].depth + 1
      node.placement = .mask
      if nodes[parent].kind == .stack, object.role == .member(of: "subviews") { node.placement = .stack }
      let isLeftOut = object.id.map(uninstalled.contains) ?? false
      if isLeftOut || nodes[parent].placement == .none { node.placement = .none }
      nodes[parent].children.append(place)
    } else {
      roots.append(place)
    }
    nodeOfObject[object.index] = place
    nodes.append(node)
  }

  /// Bar items, sections and the like stand between a view and those that it shows.
  private func superview(of object: InterfaceObject, in document: InterfaceDocument) -> Int? {
    var ancestor = object.parent
    while let index = ancestor {
      if let node = nodeOfObject[index] { return node }
      ancestor = document.objects[index].parent
    }
    return nil
  }

  /// A view is placed by constraints where it gave up its mask and a constraint mentions it: one that none mentions keeps
  /// its stored frame (949 views of the measured documents).
  private mutating func findConstrainedViews(_ document: InterfaceDocument, uninstalled: Set<String>) {
    func mark(_ reference: ObjectReference?) {
      guard let reference, case .object(let index)? = document.nodesByID[reference.id],
        let node = nodeOfObject[index], nodes[node].placement == .mask,
        document.objects[index]["translatesAutoresizingMaskIntoConstraints"] == "NO"
      else { return }
      nodes[node].placement = .constraints
    }
    for node in nodes.indices {
      let object = document.objects[nodes[node].object]
      for constraint in object.constraints {
        if let id = constraint.id, uninstalled.contains(id) { continue }
        mark(constraint.firstItem)
        mark(constraint.secondItem)
        let mentionsContainer =
          constraint.firstItem == nil || (constraint.secondItem == nil && constraint.secondAttribute != nil)
        guard mentionsContainer, nodes[node].placement == .mask,
          object["translatesAutoresizingMaskIntoConstraints"] == "NO"
        else { continue }
        nodes[node].placement = .constraints
      }
    }
  }
}
