/// Where the cells of a grid stand.
struct LayerPlacement {
  /// The middle of each cell.
  private(set) var centers: [Point]
  /// The size of the whole.
  private(set) var size = Size(width: 0, height: 0)
  /// The left and right edge of each column.
  private(set) var edges: [(left: Double, right: Double)] = []

  private let grid: LayerGrid
  private let heights: [Double]

  /// The room between columns, in which the lines' words stand, and between the cells of one.
  private static let columnGap = 128.0
  private static let rowGap = 22.0
  private static let passageHeight = 6.0

  init(_ grid: LayerGrid, _ graph: LayoutGraph) {
    self.grid = grid
    heights = grid.cells.map {
      if case .box(let box) = $0 { graph.sizes[box].height } else { Self.passageHeight }
    }
    centers = Array(repeating: Point(x: 0, y: 0), count: grid.cells.count)
    placeColumns(graph)
    stack()
    for round in 0..<10 {
      for column in round % 2 == 0 ? Array(grid.columns.indices) : grid.columns.indices.reversed() {
        settle(grid.columns[column], near: round % 2 == 0 ? grid.left : grid.right)
      }
    }
    for column in grid.columns { settle(column, near: zip(grid.left, grid.right).map { $0 + $1 }) }
    moveToOrigin()
  }

  private mutating func placeColumns(_ graph: LayoutGraph) {
    var x = 0.0
    for column in grid.columns {
      let widths = column.map { cell -> Double in
        if case .box(let box) = grid.cells[cell] { graph.sizes[box].width } else { 0 }
      }
      let width = widths.max() ?? 0
      for cell in column { centers[cell].x = x + width / 2 }
      edges.append((x, x + width))
      x += width + Self.columnGap
    }
    size.width = max(0, x - Self.columnGap)
  }

  private mutating func stack() {
    for column in grid.columns {
      var y = 0.0
      for cell in column {
        centers[cell].y = y + heights[cell] / 2
        y += heights[cell] + Self.rowGap
      }
    }
  }

  /// Moves the cells of a column as near to the middle of their neighbours as their order allows: cells that would cover
  /// each other move as one block, to the mean of what they want.
  private mutating func settle(_ column: [Int], near neighbours: [[Int]]) {
    var blocks: [(wanted: Double, count: Double)] = []
    var counts: [Int] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (place, cell) in column.enumerated() {
      if place > 0 { offset += (heights[column[place - 1]] + heights[cell]) / 2 + Self.rowGap }
      offsets.append(offset)
      let near = neighbours[cell]
      let wanted = near.isEmpty ? centers[cell].y : near.reduce(0) { $0 + centers[$1].y } / Double(near.count)
      blocks.append((wanted - offset, 1))
      counts.append(1)
      while blocks.count > 1, blocks[blocks.count - 2].wanted > blocks[blocks.count - 1].wanted {
        let (last, number) = (blocks.removeLast(), counts.removeLast())
        let before = blocks[blocks.count - 1]
        let count = before.count + last.count
        blocks[blocks.count - 1] = ((before.wanted * before.count + last.wanted * last.count) / count, count)
        counts[counts.count - 1] += number
      }
    }
    var place = 0
    for (block, count) in zip(blocks, counts) {
      for _ in 0..<count {
        centers[column[place]].y = block.wanted + offsets[place]
        place += 1
      }
    }
  }

  private mutating func moveToOrigin() {
    let top = centers.indices.map { centers[$0].y - heights[$0] / 2 }.min() ?? 0
    for cell in centers.indices { centers[cell].y = (centers[cell].y - top).rounded() }
    size.height = centers.indices.map { centers[$0].y + heights[$0] / 2 }.max() ?? 0
  }
}
