import LoadGraph

extension LoadGraphReport {
  /// The graph for people: under each node what it leads to, with the place that says so; then the cycles.
  public var text: String {
    var output = ""
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    for (place, node) in graph.nodes.enumerated() {
      guard let leaving = edges[place] else { continue }
      output += heading(node)
      for edge in leaving { output += line(edge) }
    }
    for cycle in graph.cycles {
      output += "\(Self.severity(cycle.certainty).rawValue): \(TextReporter.oneLine(cycle.path))"
      output += (cycle.certainty.reason.map { " (\(TextReporter.oneLine($0)))" } ?? "") + "\n"
      for step in cycle.steps {
        output +=
          "  \(step.file):\(step.position.line):\(step.position.column): \(TextReporter.oneLine(step.message))\n"
      }
    }
    return output + graph.summary + "\n"
  }

  private func heading(_ node: LoadNode) -> String {
    let place =
      switch node.kind {
      case .document: node.scene == nil ? nil : node.file
      case .class: node.file
      }
    let name = node.scene == nil ? node.id : node.title
    return TextReporter.oneLine(name + (place.map { " (\($0))" } ?? "")) + "\n"
  }

  private func line(_ edge: LoadEdge) -> String {
    let target = graph.nodes[edge.to]
    var line = "  \(edge.kind.rawValue) \(TextReporter.oneLine(target.scene == nil ? target.id : target.title))"
    if let step = edge.steps.last { line += " (\(step.file):\(step.position.line):\(step.position.column))" }
    if let reason = edge.certainty.reason { line += ", maybe: \(TextReporter.oneLine(reason))" }
    return line + "\n"
  }
}
