import InterfaceComparison

extension ComparedDocument {
  /// The object, or the scene, that holds a node; nil at the top of the document.
  func holder(of place: Int) -> Int? { nodes[place].parent.flatMap { owner(of: $0) } }

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
