/// Finds the cycles of a graph, each by its shortest way.
struct CycleSearch {
  /// An edge between two vertices.
  struct Edge {
    var from: Int
    var to: Int
    /// How far it is from certain; the lower levels are searched first.
    var level: Int
    /// Whether a cycle may be said to begin with it.
    var isStart: Bool
  }

  private let edges: [Edge]
  /// The edges that leave each vertex.
  private let outgoing: [[Int]]
  /// How many edges may still be looked at for shortest ways: a graph in which everything leads to everything has more
  /// cycles than anybody wants to read.
  private var budget: Int

  init(vertexCount: Int, edges: [Edge]) {
    self.edges = edges
    var outgoing: [[Int]] = Array(repeating: [], count: vertexCount)
    for (place, edge) in edges.enumerated() { outgoing[edge.from].append(place) }
    self.outgoing = outgoing
    budget = 64 * (vertexCount + edges.count) + 10_000
  }

  /// The cycles as the places of their edges. Each has an edge of the level that it's listed under, and none above.
  mutating func cycles() -> [[Int]] {
    var found: [[Int]] = []
    for level in 0...2 {
      let components = Components(vertexCount: outgoing.count, edges: edges, outgoing: outgoing, upTo: level)
      for (place, edge) in edges.enumerated()
      where level == 0 ? edge.level == 0 && edge.isStart : edge.level == level {
        guard components.number[edge.from] == components.number[edge.to] else { continue }
        if let way = shortestWay(from: edge.to, to: edge.from, upTo: level, components) { found.append([place] + way) }
      }
    }
    return found
  }

  private mutating func shortestWay(
    from start: Int, to end: Int, upTo level: Int, _ components: Components
  ) -> [Int]? {
    if start == end { return [] }
    var arrivals: [Int: Int] = [:]
    var (queue, next) = ([start], 0)
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for place in outgoing[vertex] where edges[place].level <= level {
        budget -= 1
        guard budget > 0 else { return nil }
        let target = edges[place].to
        guard target != start, arrivals[target] == nil, components.number[target] == components.number[end] else {
          continue
        }
        arrivals[target] = place
        if target == end { return way(to: end, from: start, arrivals) }
        queue.append(target)
      }
    }
    return nil
  }

  private func way(to end: Int, from start: Int, _ arrivals: [Int: Int]) -> [Int] {
    var way: [Int] = []
    var vertex = end
    while vertex != start, let place = arrivals[vertex] {
      way.append(place)
      vertex = edges[place].from
    }
    return way.reversed()
  }
}

extension CycleSearch {
  /// The strongly connected components, by Tarjan's algorithm without recursion.
  fileprivate struct Components {
    /// The number of each vertex's component.
    private(set) var number: [Int]

    init(vertexCount: Int, edges: [Edge], outgoing: [[Int]], upTo level: Int) {
      number = Array(repeating: -1, count: vertexCount)
      var (order, low) = (Array(repeating: -1, count: vertexCount), Array(repeating: 0, count: vertexCount))
      var (stack, isOnStack): ([Int], [Bool]) = ([], Array(repeating: false, count: vertexCount))
      var (nextOrder, nextNumber) = (0, 0)
      /// The vertices that the search is in, each with the place of the edge to look at next.
      var calls: [(vertex: Int, edge: Int)] = []
      func enter(_ vertex: Int) {
        order[vertex] = nextOrder
        low[vertex] = nextOrder
        nextOrder += 1
        stack.append(vertex)
        isOnStack[vertex] = true
        calls.append((vertex, 0))
      }
      for root in 0..<vertexCount where order[root] < 0 {
        enter(root)
        while let (vertex, edge) = calls.last {
          if edge < outgoing[vertex].count {
            calls[calls.count - 1].edge += 1
            let place = outgoing[vertex][edge]
            guard edges[place].level <= level else { continue }
            let target = edges[place].to
            if order[target] < 0 {
              enter(target)
            } else if isOnStack[target] {
              low[vertex] = min(low[vertex], order[target])
            }
            continue
          }
          calls.removeLast()
          if let caller = calls.last?.vertex { low[caller] = min(low[caller], low[vertex]) }
          guard low[vertex] == order[vertex] else { continue }
          while let member = stack.popLast() {
            isOnStack[member] = false
            number[member] = nextNumber
            if member == vertex { break }
          }
          nextNumber += 1
        }
      }
    }
  }
}
