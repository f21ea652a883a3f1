import InterfaceModel

/// Finds controllers that hold themselves, directly or through others.
struct RecursionSearch {
  /// A controller that another one makes, with the connection that says so.
  struct Edge {
    var target: ObjectIndex
    var connection: Connection
  }

  private let edges: ObjectTable<[Edge]>
  private var path: [ObjectIndex] = []
  private var taken: [Edge] = []
  private var done: Set<ObjectIndex> = []
  private var found: [[Edge]] = []

  /// Makes a search among what each controller makes.
  init(edges: ObjectTable<[Edge]>) { self.edges = edges }

  /// The cycles, each as the edges around it; the last one leads to where the first one starts.
  mutating func cycles(from controllers: [ObjectIndex]) -> [[Edge]] {
    for controller in controllers { visit(controller) }
    return found
  }

  private mutating func visit(_ controller: ObjectIndex) {
    guard !done.contains(controller) else { return }
    path.append(controller)
    for edge in edges[controller] ?? [] {
      taken.append(edge)
      if let start = path.firstIndex(of: edge.target) {
        found.append(Array(taken[start...]))
      } else {
        visit(edge.target)
      }
      taken.removeLast()
    }
    path.removeLast()
    done.insert(controller)
  }
}
