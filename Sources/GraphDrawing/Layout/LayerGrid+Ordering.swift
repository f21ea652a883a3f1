/// Putting the cells of each column in an order in which few lines cross.
extension LayerGrid {
  /// Sorts each column by where the neighbours of its cells stand, to and fro, and keeps the best order.
  mutating func order() {
    var best = columns
    var fewest = crossings()
    for sweep in 0..<16 where fewest > 0 {
      let isForward = sweep % 2 == 0
      var places = self.places()
      for column in isForward ? Array(columns.indices) : columns.indices.reversed() {
        columns[column] = sorted(columns[column], by: isForward ? left : right, places)
        for (place, cell) in columns[column].enumerated() { places[cell] = place }
      }
      let count = crossings()
      if count < fewest { (best, fewest) = (columns, count) }
    }
    columns = best
  }

  private func places() -> [Int] {
    var places = Array(repeating: 0, count: cells.count)
    for column in columns {
      for (place, cell) in column.enumerated() { places[cell] = place }
    }
    return places
  }

  /// Cells by the middle of their neighbours; one without neighbours stays where it is.
  private func sorted(_ column: [Int], by neighbours: [[Int]], _ places: [Int]) -> [Int] {
    let middles = column.map { cell -> Double in
      let near = neighbours[cell]
      guard !near.isEmpty else { return Double(places[cell]) }
      return Double(near.reduce(0) { $0 + places[$1] }) / Double(near.count)
    }
    return zip(middles, column).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// How often lines between neighbouring columns cross.
  private func crossings() -> Int {
    let places = self.places()
    var count = 0
    for (column, cells) in columns.enumerated().dropLast() {
      let targets = cells.flatMap { right[$0].map { places[$0] }.sorted() }
      count += Self.inversions(targets, below: columns[column + 1].count)
    }
    return count
  }

  /// How many pairs stand in the wrong order, counted with a tree of sums.
  private static func inversions(_ values: [Int], below limit: Int) -> Int {
    var sums = Array(repeating: 0, count: limit + 1)
    var (count, seen) = (0, 0)
    for value in values {
      guard value < limit else { continue }
      var index = value + 1
      var notGreater = 0
      while index > 0 {
        notGreater += sums[index]
        index -= index & -index
      }
      count += seen - notGreater
      index = value + 1
      while index <= limit {
        sums[index] += 1
        index += index & -index
      }
      seen += 1
    }
    return count
  }
}
