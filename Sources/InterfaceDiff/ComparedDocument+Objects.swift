import InterfaceComparison

extension ComparedDocument {
  /// The object, or the scene, that holds a node; nil at the top of the document.
  func holder(of place: Int) -> Int? { nodes[place].parent.flatMap { owner(of: $0) } }

  /// Whether a node is a constraint or connection that is told by itself; mentions in variations and of what the editor
  /// prefers aren't.
  func isTold(_ place: Int) -> Bool {
    guard nodes[place].isTie, let parent = nodes[place].parent else { return false }
    return nodes[parent].name == "constraints" || nodes[parent].name == "connections"
  }

  /// The stored frame of a view, where constraints decide it.
  func decidedFrame(of place: Int) -> Int? {
    let frame = nodes[place].children.first { nodes[$0].name == "rect" && nodes[$0]["key"] == "frame" }
    guard let frame, StoredFrame.isDecidedByConstraints(frame, in: self) else { return nil }
    return frame
  }
}

extension ComparedNode {
  /// The id that people see: an object's, or a scene's.
  var objectID: String? { name == "scene" ? self["sceneID"] : self["id"] }
}
