extension Simplex {
  /// Columns that can change at the optimum without cost to any row, grouped with those they move with; and how many in
  /// each group can be chosen.
  func freedoms() -> [(columns: [Int32], degrees: Int)] {
    if isUnique { return [] }
    let fixed = fixedRows()
    let basis = Basis(fixed, ranks: [Int32](repeating: 0, count: fixed.rowCount))
    return Simplex.groups(of: fixed, basis)
  }

  /// Whether no direction at all is free of cost. If false, there may still be none.
  private var isUnique: Bool {
    basis.freeColumns.isEmpty && basis.slotRows.allSatisfy { states[Int($0)].frozen == .both }
  }

  /// The rows that can't change.
  private func fixedRows() -> SparseRows {
    var fixed: [Int] = []
    var oneSided: [(row: Int, sign: Double)] = []
    for row in 0..<rows.rowCount {
      switch blockedSides(row) {
      case .both: fixed.append(row)
      case .below: oneSided.append((row, 1))
      case .above: oneSided.append((row, -1))
      default: break
      }
    }
    fixed += immovable(among: oneSided, fixed: fixed)
    var result = SparseRows(columnCount: rows.columnCount, rowCapacity: fixed.count)
    for row in fixed { result.append(row, of: rows, times: 1) }
    result.indexColumns()
    return result
  }

  /// Where a row can't go from where it is without cost.
  private func blockedSides(_ row: Int) -> Sides {
    let state = states[row]
    if state.isActive { return state.frozen }
    if !state.isAtTarget { return [] }
    return state.side == 0 ? .both : state.side > 0 ? .below : .above
  }

  /// The rows, of those that can go one way only, that the others keep from going at all.
  ///
  /// Asks for a direction in which as many of them as possible go a distance of 1: since directions have no length, what can
  /// go at all can go so far.
  private func immovable(among oneSided: [(row: Int, sign: Double)], fixed: [Int]) -> [Int] {
    if oneSided.isEmpty { return [] }
    var directions = SparseRows(columnCount: rows.columnCount, rowCapacity: fixed.count + 2 * oneSided.count)
    for row in fixed { directions.append(row, of: rows, times: 1) }
    for (row, sign) in oneSided + oneSided { directions.append(row, of: rows, times: sign) }
    directions.indexColumns()
    let held = fixed.count + oneSided.count
    let states = (0..<directions.rowCount).map { row in
      RowState(target: row < held ? 0 : 1, level: row < held ? 0 : 1, costs: row < fixed.count ? .both : .below)
    }
    var simplex = Simplex(rows: directions, states: states) { _ in false }
    _ = simplex.makeFeasible()
    simplex.optimize()
    return oneSided.indices.filter { simplex.states[held + $0].activity < 0.5 }.map { oneSided[$0].row }
  }

  /// The groups of columns that change in the directions along which no row of `rows` does.
  private static func groups(of rows: SparseRows, _ basis: Basis) -> [(columns: [Int32], degrees: Int)] {
    var basis = basis
    var forest = PartForest()
    for _ in 0..<rows.columnCount { forest.appendVariable() }
    var direction = [Double](repeating: 0, count: rows.columnCount)
    var column = [Double](repeating: 0, count: rows.rowCount)
    var isFree = [Bool](repeating: false, count: rows.columnCount)
    for free in basis.freeColumns {
      isFree[Int(free)] = true
      for place in rows.columns.list(Int(free)) {
        column[rows.columns.entries[place].place] = -rows.columns.entries[place].value
      }
      basis.point(of: rows, into: &direction) { column[Int($0)] }
      for place in rows.columns.list(Int(free)) { column[rows.columns.entries[place].place] = 0 }
      for pivotColumn in basis.pivotColumns {
        if direction[Int(pivotColumn)].magnitude > Tolerance.coefficient {
          isFree[Int(pivotColumn)] = true
          _ = forest.join(free, pivotColumn)
        }
        direction[Int(pivotColumn)] = 0
      }
    }
    var isCounted = [Bool](repeating: false, count: rows.columnCount)
    for free in basis.freeColumns { isCounted[Int(free)] = true }
    return isFree.indices.filter { isFree[$0] && forest.root(of: Int32($0)) == $0 }.map { root in
      let columns = forest.members(of: Int32(root))
      return (columns, columns.count { isCounted[Int($0)] })
    }
  }
}
