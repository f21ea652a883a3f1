/// The nodes that people see for the vertices of the graph: all objects of one class are one.
struct NodeTable {
  private(set) var nodes: [LoadNode] = []
  /// The place of the node of each vertex.
  private(set) var places: [Int] = []

  init(_ builder: LoadGraphBuilder) {
    var known: [String: Int] = [:]
    for vertex in builder.vertices {
      let node = Self.node(vertex, builder)
      let key = "\(node.kind.rawValue) \(node.id)"
      if known[key] == nil {
        known[key] = nodes.count
        nodes.append(node)
      }
      places.append(known[key] ?? 0)
    }
  }

  private static func node(_ vertex: LoadVertex, _ builder: LoadGraphBuilder) -> LoadNode {
    switch vertex {
    case .nib(let place):
      let file = builder.documents[place].file
      return LoadNode(id: file, kind: .document, title: String(PathText.lastComponent(file)), file: file, scene: nil)
    case .scene(let place, let number):
      let (document, scene) = (builder.documents[place], builder.documents[place].scenes[number])
      return LoadNode(
        id: "\(document.file)#\(scene.controllerID ?? "\(number)")", kind: .document, title: scene.name,
        file: document.file, scene: scene.controllerID)
    case .object(let place, let number):
      return node(builder.documents[place].instantiated[number], in: builder.documents[place].file, builder)
    case .sceneObject(let place, let scene, let number):
      let (file, scene) = (builder.documents[place].file, builder.documents[place].scenes[scene])
      let mention = number < 0 ? scene.controller : scene.instantiated[number]
      return mention.map { node($0, in: file, builder) }
        ?? LoadNode(id: "", kind: .class, title: "", file: nil, scene: nil)
    case .made(let making): return node(making.type)
    }
  }

  private static func node(_ mention: ClassMention, in file: String, _ builder: LoadGraphBuilder) -> LoadNode {
    let found = builder.classes?.classes(of: mention, in: file) ?? []
    if let type = found.first, found.count == 1 { return node(type) }
    let name = mention.reference.name
    return LoadNode(id: name, kind: .class, title: name, file: nil, scene: nil)
  }

  private static func node(_ type: KnownType) -> LoadNode {
    LoadNode(
      id: type.source.name, kind: .class, title: type.source.name, file: type.file.isEmpty ? nil : type.file, scene: nil
    )
  }

  /// The edges between nodes, each once as the surest of its kind.
  func merged(_ edges: [LoadGraphBuilder.Edge]) -> [LoadEdge] {
    var merged: [LoadEdge] = []
    var known: [LoadEdge.Route: Int] = [:]
    for edge in edges {
      let edge = self.edge(edge)
      if let place = known[edge.route] {
        if edge.certainty.doubt < merged[place].certainty.doubt { merged[place] = edge }
      } else {
        known[edge.route] = merged.count
        merged.append(edge)
      }
    }
    return merged
  }

  /// An edge between nodes.
  func edge(_ edge: LoadGraphBuilder.Edge) -> LoadEdge {
    LoadEdge(
      from: places[edge.from], to: places[edge.to], kind: edge.kind, certainty: edge.certainty, steps: edge.steps,
      suitsOwner: edge.suitsOwner)
  }
}
