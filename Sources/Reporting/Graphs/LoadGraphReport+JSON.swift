import LoadGraph

extension LoadGraphReport {
  /// The graph for machines, schema `xibc-graph/1`.
  public var json: String {
    JSONText.encode(
      Graph(
        nodes: graph.nodes.map(Node.init), edges: graph.edges.map { Edge($0, graph) },
        cycles: graph.cycles.map { Cycle($0, graph) }))
  }

  private struct Graph: Encodable {
    var schema = "xibc-graph/1"
    var nodes: [Node]
    var edges: [Edge]
    var cycles: [Cycle]
  }

  private struct Node: Encodable {
    private enum CodingKeys: String, CodingKey { case id, kind, file, title, scene }

    private let node: LoadNode

    init(_ node: LoadNode) { self.node = node }

    /// Every key is there in every node, with null where there is nothing to say.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(node.id, forKey: .id)
      try container.encode(node.kind.rawValue, forKey: .kind)
      try container.encode(node.file, forKey: .file)
      try container.encode(node.title, forKey: .title)
      try container.encode(node.scene, forKey: .scene)
    }
  }

  private struct Edge: Encodable {
    private enum CodingKeys: String, CodingKey { case from, to, kind, file, line, column, certainty, reason }

    private let edge: LoadEdge
    private let graph: LoadGraph

    init(_ edge: LoadEdge, _ graph: LoadGraph) {
      self.edge = edge
      self.graph = graph
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(graph.nodes[edge.from].id, forKey: .from)
      try container.encode(graph.nodes[edge.to].id, forKey: .to)
      try container.encode(edge.kind.rawValue, forKey: .kind)
      try container.encode(edge.steps.last?.file, forKey: .file)
      try container.encode(edge.steps.last?.position.line, forKey: .line)
      try container.encode(edge.steps.last?.position.column, forKey: .column)
      try container.encode(LoadGraphReport.word(edge.certainty), forKey: .certainty)
      try container.encode(edge.certainty.reason, forKey: .reason)
    }
  }

  private struct Cycle: Encodable {
    struct Step: Encodable {
      var message: String
      var file: String
      var line: Int
      var column: Int
    }

    var severity: String
    var path: [String]
    var steps: [Step]

    /// The path comes back to the node that it begins with.
    init(_ cycle: LoadCycle, _ graph: LoadGraph) {
      severity = LoadGraphReport.severity(cycle.certainty).rawValue
      path = (cycle.nodes + cycle.nodes.prefix(1)).map { graph.nodes[$0].id }
      steps = cycle.steps.map {
        Step(message: $0.message, file: $0.file, line: $0.position.line, column: $0.position.column)
      }
    }
  }

  private static func word(_ certainty: Certainty) -> String {
    switch certainty {
    case .certain: "certain"
    case .possible: "possible"
    case .guarded: "guarded"
    }
  }
}
