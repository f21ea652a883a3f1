/// Finds a graph's cycles and puts them into words.
struct CycleReader {
  private let builder: LoadGraphBuilder
  private let nodes: NodeTable

  init(_ builder: LoadGraphBuilder, _ nodes: NodeTable) {
    self.builder = builder
    self.nodes = nodes
  }

  /// Every cycle once; those that need no document, such as views that make each other in code, aren't listed.
  func cycles() -> [LoadCycle] {
    var search = CycleSearch(
      vertexCount: builder.vertices.count,
      edges: builder.edges.map {
        CycleSearch.Edge(
          from: $0.from, to: $0.to, level: $0.certainty.doubt, isStart: isStart(builder.vertices[$0.from]))
      })
    var seen: Set<[Int]> = []
    return search.cycles().compactMap { edges in
      guard let way = rotated(edges.map { builder.edges[$0] }) else { return nil }
      let cycle = cycle(way)
      // Which of several equal objects the way goes through doesn't matter.
      return seen.insert(cycle.nodes.sorted()).inserted ? cycle : nil
    }
  }

  private func isStart(_ vertex: LoadVertex) -> Bool {
    switch vertex {
    case .nib, .scene: true
    case .object, .sceneObject, .made: false
    }
  }

  /// The way from the first document on it.
  private func rotated(_ way: [LoadGraphBuilder.Edge]) -> ArraySlice<LoadGraphBuilder.Edge>? {
    let starts = way.indices.filter { isStart(builder.vertices[way[$0].from]) }
    guard let start = starts.min(by: { way[$0].from < way[$1].from }) else { return nil }
    return way[start...] + way[..<start]
  }

  private func cycle(_ way: ArraySlice<LoadGraphBuilder.Edge>) -> LoadCycle {
    let edges = way.map(nodes.edge)
    let places = edges.map(\.from)
    let titles = (places + places.prefix(1)).map { nodes.nodes[$0].title }
    let (first, next) = (way.first.map { builder.vertices[$0.from] }, way.first.map { builder.vertices[$0.to] })
    return LoadCycle(
      nodes: places, edges: edges, path: titles.joined(separator: " → "), start: mention(next), file: file(first))
  }

  private func mention(_ vertex: LoadVertex?) -> ClassMention? {
    switch vertex {
    case .object(let document, let object): builder.documents[document].instantiated[object]
    case .sceneObject(let document, let scene, let object):
      object < 0
        ? builder.documents[document].scenes[scene].controller
        : builder.documents[document].scenes[scene].instantiated[object]
    default: nil
    }
  }

  private func file(_ vertex: LoadVertex?) -> String {
    switch vertex {
    case .nib(let document), .scene(let document, _): builder.documents[document].file
    default: ""
    }
  }
}
