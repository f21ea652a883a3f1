import LoadGraph

/// The nodes that are worth drawing, in groups that no line joins.
struct GraphPicture {
  /// Boxes and lines that belong together.
  struct Group {
    var boxes: [PictureBox]
    /// The places of the edges in the graph.
    var edges: [Int]
    var layout: LaidOutGraph
  }

  let graph: LoadGraph
  /// How sure the cycles are that each edge is part of.
  let doubts: [Certainty?]
  /// The groups: those with cycles first, then the larger ones.
  private(set) var groups: [Group] = []
  /// How many nodes lead nowhere and come from nowhere.
  private(set) var loneCount = 0
  /// How sure the surest cycle through each node is.
  private(set) var nodeDoubts: [Certainty?]

  init(_ graph: LoadGraph) {
    self.graph = graph
    doubts = graph.cycleDoubts
    nodeDoubts = Array(repeating: nil, count: graph.nodes.count)
    for cycle in graph.cycles.reversed() {
      for node in cycle.nodes where nodeDoubts[node].map({ $0.doubt >= cycle.certainty.doubt }) ?? true {
        nodeDoubts[node] = cycle.certainty
      }
    }
    var lines: (out: [Int], into: [Int]) = (nodeDoubts.map { _ in 0 }, nodeDoubts.map { _ in 0 })
    for edge in graph.edges {
      lines.out[edge.from] += 1
      lines.into[edge.to] += 1
    }
    for members in members() {
      guard members.nodes.count > 1 || !members.edges.isEmpty else {
        loneCount += 1
        continue
      }
      groups.append(group(members.nodes, members.edges) { max(lines.out[$0], lines.into[$0]) })
    }
    groups = groups.enumerated().sorted { first, second in
      let (left, right) = (rank(first.element), rank(second.element))
      return left != right ? left.lexicographicallyPrecedes(right) : first.offset < second.offset
    }
    .map(\.element)
  }

  /// Groups with cycles come first, the surest before the others; then those with more boxes.
  private func rank(_ group: Group) -> [Int] {
    [group.edges.compactMap { doubts[$0]?.doubt }.min() ?? 3, -group.boxes.count]
  }

  private func group(_ nodes: [Int], _ edges: [Int], lines: (Int) -> Int) -> Group {
    let boxes = nodes.map { PictureBox(graph.nodes[$0], at: $0, lines: lines($0)) }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let layout = LaidOutGraph(
      LayoutGraph(
        sizes: boxes.map(\.size),
        lines: edges.map {
          LayoutGraph.Line(from: places[graph.edges[$0].from] ?? 0, to: places[graph.edges[$0].to] ?? 0)
        }))
    return Group(boxes: boxes, edges: edges, layout: layout)
  }

  /// The nodes that lines join, directly or through others, with the lines.
  private func members() -> [(nodes: [Int], edges: [Int])] {
    var roots = Array(graph.nodes.indices)
    func root(_ node: Int) -> Int {
      var current = node
      while roots[current] != current {
        roots[current] = roots[roots[current]]
        current = roots[current]
      }
      return current
    }
    for edge in graph.edges {
      let (first, second) = (root(edge.from), root(edge.to))
      roots[max(first, second)] = min(first, second)
    }
    var members: [(nodes: [Int], edges: [Int])] = []
    var places: [Int: Int] = [:]
    for node in graph.nodes.indices {
      let root = root(node)
      if places[root] == nil {
        places[root] = members.count
        members.append(([], []))
      }
      members[places[root] ?? 0].nodes.append(node)
    }
    for (place, edge) in graph.edges.enumerated() { members[places[root(edge.from)] ?? 0].edges.append(place) }
    return members
  }
}
