/// How early each row is to be considered for the first active rows of a ``Simplex``: a guess at which will be at the end.
struct StartingRanks {
  private(set) var ranks: [Int32]
  private let rows: SparseRows
  private let states: [RowState]

  /// Puts required equalities first; then the rows for which `isHinted` says so; then what is optional, by priority; then
  /// required inequalities. Of the rows that speak of one column only, the one that decides if nothing else does is first.
  init(_ rows: SparseRows, _ states: [RowState], isHinted: (Int) -> Bool) {
    self.rows = rows
    self.states = states
    let last = 2 * (states.reduce(0) { max($0, $1.level) } + 1)
    var hasLoneRows = false
    ranks = []
    ranks.reserveCapacity(states.count)
    for row in states.indices {
      let rank = states[row].rank(last: last)
      ranks.append(rank == 0 || isHinted(row) ? rank : rank + last)
      if states[row].level > 0, rows.rows.list(row).count == 1 { hasLoneRows = true }
    }
    if hasLoneRows { preferDecidingRows(last: 2 * last) }
  }

  private mutating func preferDecidingRows(last: Int32) {
    var lone: [Int] = []
    for column in 0..<rows.columnCount {
      lone.removeAll(keepingCapacity: true)
      for place in rows.columns.list(column) {
        let row = rows.columns.entries[place].place
        if rows.rows.list(row).count == 1 { lone.append(row) }
      }
      // Few speak of one column; trying each against each is for those.
      guard (2...8).contains(lone.count), let best = lone.map({ ranks[$0] }).min(), best > 0 else { continue }
      let deciding = decidingRow(lone)
      for row in lone { ranks[row] = row == deciding ? best : last }
    }
  }

  /// The row, of some that speak of the same column only, at whose target all of them together cost least.
  private func decidingRow(_ lone: [Int]) -> Int {
    var deciding = lone[0]
    for row in lone.dropFirst() where isBetter(point(row), than: point(deciding), for: lone) { deciding = row }
    return deciding
  }

  /// The column's value where a row is at its target.
  private func point(_ row: Int) -> Double {
    states[row].target / coefficient(row)
  }

  private func coefficient(_ row: Int) -> Double {
    rows.rows.entries[rows.rows.list(row).lowerBound].value
  }

  /// Compares what the rows cost at two values of their column, at the highest priority where that differs.
  private func isBetter(_ point: Double, than other: Double, for lone: [Int]) -> Bool {
    var level = Int32.max
    var gain = 0.0
    for row in lone where states[row].level <= level {
      let state = states[row]
      let difference =
        state.costs.violation(coefficient(row) * other - state.target)
        - state.costs.violation(coefficient(row) * point - state.target)
      if difference.magnitude <= Tolerance.violation(magnitude: state.target.magnitude) { continue }
      gain = state.level < level ? difference : gain + difference
      level = state.level
    }
    return gain > 0
  }
}

extension RowState {
  fileprivate func rank(last: Int32) -> Int32 {
    if level == 0 { return costs == .both ? 0 : last - 1 }
    return 2 * level - (costs == .both ? 1 : 0)
  }
}
