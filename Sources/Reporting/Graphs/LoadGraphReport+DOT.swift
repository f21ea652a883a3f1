import LoadGraph

extension LoadGraphReport {
  /// The graph for Graphviz: documents as notes, classes as boxes, cycles in colour.
  public var dot: String {
    var output = "digraph xibc {\n"
    output +=
      "  rankdir=LR;\n  node [fontname=\"Helvetica\", fontsize=11];\n  edge [fontname=\"Helvetica\", fontsize=9];\n"
    for (place, node) in graph.nodes.enumerated() {
      let shape = node.kind == .document ? "note" : "box, style=rounded"
      let name = node.scene == nil ? node.title : "\(node.title)\n\(node.file ?? "")"
      output += "  n\(place) [label=\(Self.quoted(name)), tooltip=\(Self.quoted(node.id)), shape=\(shape)];\n"
    }
    for (edge, cycle) in zip(graph.edges, graph.cycleDoubts) {
      var attributes = ["label=\(Self.quoted(edge.kind.rawValue))"]
      if edge.certainty != .certain { attributes.append("style=dashed") }
      if let cycle { attributes.append("color=\(Self.color(cycle)), fontcolor=\(Self.color(cycle)), penwidth=2") }
      output += "  n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))];\n"
    }
    return output + "}\n"
  }

  private static func color(_ certainty: Certainty) -> String {
    switch certainty {
    case .certain: "\"#d32f2f\""
    case .possible: "\"#b26a00\""
    case .guarded: "\"#6d7278\""
    }
  }

  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextReporter.oneLine(String($0)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}
