extension LoadGraph {
  /// How grave the cycles are that an edge is part of: that of the surest; nil for an edge on no cycle.
  public var cycleDoubts: [Certainty?] {
    struct Key: Hashable {
      var from, to: Int
      var kind: LoadEdge.Kind
    }
    var surest: [Key: Certainty] = [:]
    for cycle in cycles {
      for edge in cycle.edges {
        let key = Key(from: edge.from, to: edge.to, kind: edge.kind)
        if surest[key].map({ $0.doubt > cycle.certainty.doubt }) ?? true { surest[key] = cycle.certainty }
      }
    }
    return edges.map { surest[Key(from: $0.from, to: $0.to, kind: $0.kind)] }
  }
}
