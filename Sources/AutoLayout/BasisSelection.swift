/// Chooses as many linearly independent rows as there are, those of low rank first, and factorizes them on the way.
///
/// The chosen rows, each in its slot, are the product of a lower triangular matrix with ones on its diagonal and an upper
/// triangular one.
struct BasisSelection {
  let rows: SparseRows
  /// The row in each slot.
  private(set) var slotRows: [Int32] = []
  /// The column eliminated by each slot's row.
  private(set) var pivotColumns: [Int32] = []
  /// The slot that eliminates each column; -1 for none.
  private(set) var columnSlots: [Int32]
  /// The diagonal of the upper matrix.
  private(set) var pivots: [Double] = []
  /// The lower matrix, by slots.
  private(set) var lower = SparseLists()
  /// The upper matrix off its diagonal: a list of columns for each slot.
  private(set) var upper = SparseLists()

  private var isDone: [Bool]
  private var columnCounts: [Int32]
  private var openCounts: [Int32]
  private var work: [Double]
  private var isInPattern: [Bool]
  private var pattern: [Int32] = []
  private var pending = SlotQueue()

  /// Chooses among `rows`; `ranks` has a number for each.
  init(_ rows: SparseRows, ranks: [Int32]) {
    self.rows = rows
    let columnCount = rows.columnCount
    columnSlots = [Int32](repeating: -1, count: columnCount)
    isDone = [Bool](repeating: false, count: rows.rowCount)
    columnCounts = (0..<columnCount).map { Int32(rows.entries($0).count) }
    openCounts = (0..<rows.rowCount).map { Int32(rows.terms($0).count) }
    work = [Double](repeating: 0, count: columnCount)
    isInPattern = [Bool](repeating: false, count: columnCount)
    takeRowsWithOwnColumn()
    takeRemainingRows(ranks)
  }

  /// Takes the rows that alone have a certain column among the rows left. Whatever the others say, that column lets such a
  /// row hold: it belongs to every choice, and costs nothing to eliminate.
  private mutating func takeRowsWithOwnColumn() {
    var queue = (0..<Int32(rows.columnCount)).filter { columnCounts[Int($0)] == 1 }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard columnCounts[Int(column)] == 1,
        let entry = rows.entries(Int(column)).first(where: { !isDone[Int(rows.rowsByColumn[$0])] })
      else { continue }
      let row = Int(rows.rowsByColumn[entry])
      for term in rows.terms(row) {
        let other = rows.columns[term]
        columnCounts[Int(other)] -= 1
        if columnCounts[Int(other)] == 1 { queue.append(other) }
        if other != column { upper.append(other, rows.coefficients[term]) }
      }
      lower.endList()
      take(row, pivotColumn: column, pivot: rows.coefficientsByColumn[entry])
    }
  }

  private mutating func takeRemainingRows(_ ranks: [Int32]) {
    let order = remainingRows(ranks)
    var start = 0
    while start < order.count {
      let rank = ranks[order[start]]
      var end = start
      while end < order.count, ranks[order[end]] == rank { end += 1 }
      if !takeRows(order[start..<end]) { return }
      start = end
    }
  }

  /// The rows not done, by rank, the short ones first.
  private func remainingRows(_ ranks: [Int32]) -> [Int] {
    var keys: [UInt64] = []
    keys.reserveCapacity(rows.rowCount)
    for row in 0..<rows.rowCount where !isDone[row] {
      let length = UInt64(min(rows.terms(row).count, 0xffff))
      keys.append(UInt64(ranks[row]) << 48 | length << 32 | UInt64(row))
    }
    keys.sort()
    return keys.map { Int($0 & 0xffff_ffff) }
  }

  /// Takes what is independent among `candidates`, those first that have only one column left: they cause no fill. False if
  /// no column is left for more.
  private mutating func takeRows(_ candidates: ArraySlice<Int>) -> Bool {
    let rank = candidates.count
    var ready: [Int] = candidates.filter { openCounts[$0] <= 1 }
    var isCandidate: [Bool] = []
    if rank > 1 {
      isCandidate = [Bool](repeating: false, count: rows.rowCount)
      for row in candidates { isCandidate[row] = true }
    }
    var nextReady = 0
    var next = candidates.startIndex
    while true {
      let row: Int
      if nextReady < ready.count {
        row = ready[nextReady]
        nextReady += 1
      } else if next < candidates.endIndex {
        row = candidates[next]
        next += 1
      } else {
        return true
      }
      if isDone[row] { continue }
      guard let column = eliminate(row) else { continue }
      if slotRows.count == rows.columnCount { return false }
      for entry in rows.entries(Int(column)) {
        let other = Int(rows.rowsByColumn[entry])
        openCounts[other] -= 1
        if openCounts[other] == 1, rank > 1, isCandidate[other], !isDone[other] { ready.append(other) }
      }
    }
  }

  /// Eliminates from a row what the slots' rows eliminate, and takes it if something is left. Returns the column that it
  /// eliminates itself.
  private mutating func eliminate(_ row: Int) -> Int32? {
    isDone[row] = true
    scatter(row)
    while let slot = pending.popFirst() {
      let value = work[Int(pivotColumns[Int(slot)])]
      if value.magnitude < Tolerance.coefficient * 1e-4 { continue }
      let factor = value / pivots[Int(slot)]
      lower.append(slot, factor)
      for entry in upper.list(Int(slot)) {
        let column = upper.indices[entry]
        addToPattern(column)
        work[Int(column)] -= factor * upper.values[entry]
      }
    }
    return takeScattered(row)
  }

  private mutating func scatter(_ row: Int) {
    for term in rows.terms(row) {
      let column = rows.columns[term]
      addToPattern(column)
      work[Int(column)] = rows.coefficients[term]
    }
  }

  @inline(__always)
  private mutating func addToPattern(_ column: Int32) {
    if isInPattern[Int(column)] { return }
    isInPattern[Int(column)] = true
    pattern.append(column)
    let slot = columnSlots[Int(column)]
    if slot >= 0 { pending.insert(slot) }
  }

  private mutating func takeScattered(_ row: Int) -> Int32? {
    let column = pivotColumn(minimum: Tolerance.coefficient * rowMagnitude(row))
    let pivot = column.map { work[Int($0)] }
    for other in pattern {
      let value = work[Int(other)]
      work[Int(other)] = 0
      isInPattern[Int(other)] = false
      if column != nil, other != column, columnSlots[Int(other)] < 0, value.magnitude > 1e-13 {
        upper.append(other, value)
      }
    }
    pattern.removeAll(keepingCapacity: true)
    guard let column, let pivot else {
      lower.dropUnended()
      return nil
    }
    lower.endList()
    take(row, pivotColumn: column, pivot: pivot)
    return column
  }

  private func rowMagnitude(_ row: Int) -> Double {
    rows.terms(row).reduce(0) { max($0, rows.coefficients[$1].magnitude) }
  }

  /// The column left in the pattern that the fewest rows have, of those with numbers large enough to divide by.
  private func pivotColumn(minimum: Double) -> Int32? {
    var largest = minimum
    for column in pattern where columnSlots[Int(column)] < 0 { largest = max(largest, work[Int(column)].magnitude) }
    guard largest > minimum else { return nil }
    var best: Int32?
    for column in pattern where columnSlots[Int(column)] < 0 && work[Int(column)].magnitude >= 0.1 * largest {
      guard let current = best else {
        best = column
        continue
      }
      if (columnCounts[Int(column)], column) < (columnCounts[Int(current)], current) { best = column }
    }
    return best
  }

  private mutating func take(_ row: Int, pivotColumn column: Int32, pivot: Double) {
    isDone[row] = true
    columnSlots[Int(column)] = Int32(slotRows.count)
    slotRows.append(Int32(row))
    pivotColumns.append(column)
    pivots.append(pivot)
    upper.endList()
  }
}
