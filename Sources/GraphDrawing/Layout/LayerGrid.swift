/// The boxes in their columns, with a point in every column that a line only passes.
struct LayerGrid {
  /// A cell of a column: a box, or a point at which a line passes.
  enum Cell {
    case box(Int)
    case passage(line: Int)
  }

  /// Every cell.
  private(set) var cells: [Cell] = []
  /// The cells of each column, from top to bottom.
  var columns: [[Int]] = []
  /// The cells to the left and to the right of each cell that a line joins it with.
  private(set) var left: [[Int]] = []
  private(set) var right: [[Int]] = []
  /// The passages of each line from left to right.
  private(set) var passages: [[Int]] = []

  /// Lines over so many columns in all aren't led around what stands between.
  private static let mostPassages = 60_000

  init(_ graph: LayoutGraph, _ layering: Layering) {
    let columnCount = (layering.layers.max() ?? -1) + 1
    columns = Array(repeating: [], count: columnCount)
    for box in graph.sizes.indices { add(.box(box), to: layering.layers[box]) }
    passages = Array(repeating: [], count: graph.lines.count)
    let spans = graph.lines.indices.reduce(0) { sum, line in
      let (from, to) = layering.ends(line)
      return sum + max(0, layering.layers[to] - layering.layers[from] - 1)
    }
    for line in graph.lines.indices {
      let (from, to) = layering.ends(line)
      guard from != to else { continue }
      var last = from
      if spans <= Self.mostPassages, layering.layers[from] + 1 < layering.layers[to] {
        for column in layering.layers[from] + 1..<layering.layers[to] {
          let cell = add(.passage(line: line), to: column)
          join(last, cell)
          passages[line].append(cell)
          last = cell
        }
      }
      join(last, to)
    }
  }

  @discardableResult
  private mutating func add(_ cell: Cell, to column: Int) -> Int {
    cells.append(cell)
    left.append([])
    right.append([])
    columns[column].append(cells.count - 1)
    return cells.count - 1
  }

  private mutating func join(_ from: Int, _ to: Int) {
    right[from].append(to)
    left[to].append(from)
  }
}
