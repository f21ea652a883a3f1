/// Puts the boxes into columns, so that lines lead to the right, but for those that close a cycle.
struct Layering {
  /// The column of each box.
  private(set) var layers: [Int]
  /// Whether each line leads to the left.
  private(set) var isReversed: [Bool]

  private let graph: LayoutGraph

  init(_ graph: LayoutGraph) {
    self.graph = graph
    isReversed = Self.backLines(graph)
    layers = Array(repeating: 0, count: graph.sizes.count)
    assign()
  }

  /// The ends of a line from left to right.
  func ends(_ line: Int) -> (left: Int, right: Int) {
    let line = (graph.lines[line], isReversed[line])
    return line.1 ? (line.0.to, line.0.from) : (line.0.from, line.0.to)
  }

  /// The lines that lead back to where a search from the first boxes on came from.
  private static func backLines(_ graph: LayoutGraph) -> [Bool] {
    var outgoing: [[Int]] = Array(repeating: [], count: graph.sizes.count)
    var hasIncoming = Array(repeating: false, count: graph.sizes.count)
    for (place, line) in graph.lines.enumerated() where line.from != line.to {
      outgoing[line.from].append(place)
      hasIncoming[line.to] = true
    }
    enum State { case new, open, done }
    var states: [State] = Array(repeating: .new, count: graph.sizes.count)
    var isBack = Array(repeating: false, count: graph.lines.count)
    var path: [(box: Int, next: Int)] = []
    let starts = graph.sizes.indices.filter { !hasIncoming[$0] } + graph.sizes.indices
    for start in starts where states[start] == .new {
      states[start] = .open
      path.append((start, 0))
      while let (box, next) = path.last {
        guard next < outgoing[box].count else {
          states[box] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let line = outgoing[box][next]
        let target = graph.lines[line].to
        switch states[target] {
        case .new:
          states[target] = .open
          path.append((target, 0))
        case .open: isBack[line] = true
        case .done: break
        }
      }
    }
    return isBack
  }

  /// Each box stands to the right of all that lead to it, and no further from what it leads to than it has to.
  private mutating func assign() {
    var outgoing: [[Int]] = Array(repeating: [], count: layers.count)
    var waiting = Array(repeating: 0, count: layers.count)
    for place in graph.lines.indices {
      let (left, right) = ends(place)
      guard left != right else { continue }
      outgoing[left].append(right)
      waiting[right] += 1
    }
    let hasIncoming = waiting.map { $0 > 0 }
    var order = layers.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      let box = order[next]
      next += 1
      for target in outgoing[box] {
        layers[target] = max(layers[target], layers[box] + 1)
        waiting[target] -= 1
        if waiting[target] == 0 { order.append(target) }
      }
    }
    for box in order.reversed() where !hasIncoming[box] {
      if let nearest = outgoing[box].map({ layers[$0] }).min() { layers[box] = nearest - 1 }
    }
  }
}
