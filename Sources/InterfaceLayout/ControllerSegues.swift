import InterfaceModel

/// The segues of a storyboard, by the controller that they start from.
struct ControllerSegues {
  private var segues: [ObjectIndex: [(kind: Segue.Kind, destination: String)]] = [:]
  private let document: InterfaceDocument

  /// Finds the segues: they start at a controller, or at any view or bar item in it.
  init(_ document: InterfaceDocument) {
    self.document = document
    guard document.kind == .storyboard else { return }
    for object in document.objects {
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind else { continue }
        var top = object
        while let parent = top.parent { top = document.objects[parent] }
        segues[top.index, default: []].append((segue.kind, connection.destination.id))
      }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { segues.isEmpty }

  /// The controllers that segues of some kinds lead to.
  func targets(of controller: ObjectIndex, kinds: Set<Segue.Kind>) -> [ObjectIndex] {
    (segues[controller] ?? []).compactMap { segue in
      kinds.contains(segue.kind) ? document.object(withID: segue.destination)?.index : nil
    }
  }
}
