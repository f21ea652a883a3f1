/// A graph with the places of its boxes and the ways of its lines.
struct LaidOutGraph {
  /// The end of a line at a box.
  struct Port {
    var point: Point
    /// How many lines end on that side of the box.
    var neighbours: Int
    /// Whether it is on the box's right side.
    var isRight: Bool
  }

  /// The middle of each box.
  private(set) var centers: [Point] = []
  /// The line's way, from where it starts to where it leads.
  private(set) var curves: [Curve] = []
  /// Where each line starts and ends.
  private(set) var ports: [(start: Port, end: Port)] = []
  /// The size of the whole.
  private(set) var size: Size

  /// The distance between lines that end at one side of a box.
  static let portDistance = 16.0

  init(_ graph: LayoutGraph) {
    let layering = Layering(graph)
    var grid = LayerGrid(graph, layering)
    grid.order()
    let placement = LayerPlacement(grid, graph)
    size = placement.size
    // Boxes come first among the cells.
    centers = Array(placement.centers.prefix(graph.sizes.count))
    lead(graph, layering, grid, placement)
  }

  private mutating func lead(
    _ graph: LayoutGraph, _ layering: Layering, _ grid: LayerGrid, _ placement: LayerPlacement
  ) {
    let (starts, ends) = Self.portPlaces(graph, layering, grid, placement)
    for line in graph.lines.indices {
      let (left, right) = layering.ends(line)
      guard left != right else {
        addLoop(at: left, graph)
        continue
      }
      let (leftSize, rightSize) = (graph.sizes[left], graph.sizes[right])
      let leftPort = Port(
        point: Point(x: centers[left].x + leftSize.width / 2, y: centers[left].y + starts[line].offset),
        neighbours: starts[line].count, isRight: true)
      let rightPort = Port(
        point: Point(x: centers[right].x - rightSize.width / 2, y: centers[right].y + ends[line].offset),
        neighbours: ends[line].count, isRight: false)
      var curve = Curve(from: leftPort.point)
      for (step, cell) in grid.passages[line].enumerated() {
        let column = placement.edges[layering.layers[left] + 1 + step]
        curve.bend(to: Point(x: column.left, y: placement.centers[cell].y))
        curve.bend(to: Point(x: column.right, y: placement.centers[cell].y))
      }
      curve.bend(to: rightPort.point)
      curves.append(layering.isReversed[line] ? curve.reversed : curve)
      ports.append(layering.isReversed[line] ? (rightPort, leftPort) : (leftPort, rightPort))
    }
  }

  /// A line from a box to itself goes round over its right corner.
  private mutating func addLoop(at box: Int, _ graph: LayoutGraph) {
    let (center, size) = (centers[box], graph.sizes[box])
    let start = Point(x: center.x + size.width / 2, y: center.y)
    let end = Point(x: center.x + size.width / 2 - 24, y: center.y - size.height / 2)
    var curve = Curve(from: start)
    curve.append(Point(x: start.x + 40, y: start.y), Point(x: end.x + 20, y: end.y - 44), end)
    curves.append(curve)
    ports.append(
      (
        Port(point: start, neighbours: 1, isRight: true),
        Port(point: end, neighbours: 2, isRight: true)
      ))
  }

  private typealias PortPlace = (offset: Double, count: Int)

  /// How far from the middle of a side each line ends, in the order of where the lines come from.
  private static func portPlaces(
    _ graph: LayoutGraph, _ layering: Layering, _ grid: LayerGrid, _ placement: LayerPlacement
  ) -> (starts: [PortPlace], ends: [PortPlace]) {
    var leaving: [[Int]] = Array(repeating: [], count: graph.sizes.count)
    var arriving = leaving
    for line in graph.lines.indices {
      let (left, right) = layering.ends(line)
      guard left != right else { continue }
      leaving[left].append(line)
      arriving[right].append(line)
    }
    func places(_ lines: [[Int]], next: (Int) -> Int) -> [PortPlace] {
      var places: [PortPlace] = Array(repeating: (0, 0), count: graph.lines.count)
      for group in lines {
        let sorted = group.sorted { (placement.centers[next($0)].y, $0) < (placement.centers[next($1)].y, $1) }
        for (place, line) in sorted.enumerated() {
          places[line] = ((Double(place) - Double(sorted.count - 1) / 2) * portDistance, sorted.count)
        }
      }
      return places
    }
    return (
      places(leaving) { grid.passages[$0].first ?? layering.ends($0).right },
      places(arriving) { grid.passages[$0].last ?? layering.ends($0).left }
    )
  }
}
