extension LoadGraph {
  /// How sure the surest cycle is that each edge is part of; nil for an edge on no cycle.
  public var cycleDoubts: [Certainty?] {
    var surest: [LoadEdge.Route: Certainty] = [:]
    for cycle in cycles {
      for edge in cycle.edges where surest[edge.route].map({ $0.doubt > cycle.certainty.doubt }) ?? true {
        surest[edge.route] = cycle.certainty
      }
    }
    return edges.map { surest[$0.route] }
  }
}
