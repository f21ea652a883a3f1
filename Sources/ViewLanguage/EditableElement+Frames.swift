import XMLSyntax

extension EditableElement {
  /// The element without the stored frames of the objects with the ids in it.
  func withoutFrames(of ids: Set<String>) -> EditableElement {
    guard !ids.isEmpty else { return self }
    var element = self
    let isBare = element["id"].map(ids.contains) ?? false
    element.children = children.compactMap { child in
      guard case .element(let child) = child else { return child }
      if isBare, child["key"] == "frame" { return nil }
      return .element(child.withoutFrames(of: ids))
    }
    return element
  }

  /// The ids of the objects in the element that have a stored frame.
  var placedIDs: Set<String> {
    var ids: Set<String> = []
    collectPlacedIDs(in: &ids)
    return ids
  }

  private func collectPlacedIDs(in ids: inout Set<String>) {
    for child in childElements {
      if child["key"] == "frame", let id = self["id"] { ids.insert(id) }
      child.collectPlacedIDs(in: &ids)
    }
  }

  /// The element with the frames for the objects in it that have none, by their ids.
  public func withFrames(_ frames: [String: (x: Double, y: Double, width: Double, height: Double)]) -> EditableElement {
    var element = self
    element.children = children.map { child in
      guard case .element(let child) = child else { return child }
      return .element(child.withFrames(frames))
    }
    let isPlaced = childElements.contains { $0["key"] == "frame" || $0["key"] == "frameInset" }
    if let frame = element["id"].flatMap({ frames[$0] }), !isPlaced {
      let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
      let rect = EditableElement(
        "rect",
        attributes: [.init("key", "frame")] + numbers.map { .init($0, NumberSpelling.document($1)) })
      element.children.insert(.element(rect), at: 0)
    }
    return element
  }
}
