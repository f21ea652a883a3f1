/// Chooses as many linearly independent rows as there are, those of low rank first, and factorizes them on the way.
///
/// The chosen rows, each in its slot, are the product of a lower triangular matrix with ones on its diagonal and an upper
/// triangular one.
struct BasisSelection {
  let rows: SparseRows
  let ranks: [Int32]
  /// The row in each slot.
  private(set) var slotRows: [Int32] = []
  /// The column eliminated by each slot's row.
  private(set) var pivotColumns: [Int32] = []
  /// The diagonal of the upper matrix.
  private(set) var pivots: [Double] = []
  /// The lower matrix, by slots.
  private(set) var lower = SparseLists()
  /// The upper matrix off its diagonal: a list of columns for each slot.
  private(set) var upper = SparseLists()
  private(set) var columns: [Column]

  private var rowStates: [RowState]
  private var queue: [Int32] = []
  private var pattern: [Int32] = []
  private var pending = SlotQueue()

  struct Column {
    /// The slot that eliminates the column; -1 for none.
    var slot: Int32 = -1
    /// How many rows have the column, those left out that have one of their own.
    var count: Int32
    /// The row at hand, scattered.
    var work = 0.0
    var isInPattern = false
  }

  private struct RowState {
    var isDone = false
    /// How many of the row's columns no slot eliminates yet.
    var openCount: Int32
  }

  /// Chooses among `rows`; `ranks` has a number for each.
  init(_ rows: SparseRows, ranks: [Int32]) {
    self.rows = rows
    self.ranks = ranks
    columns = (0..<rows.columnCount).map { Column(count: Int32(rows.columns.list($0).count)) }
    rowStates = (0..<rows.rowCount).map { RowState(openCount: Int32(rows.rows.list($0).count)) }
    let largestRank = min(rows.columnCount, rows.rowCount)
    slotRows.reserveCapacity(largestRank)
    pivotColumns.reserveCapacity(largestRank)
    pivots.reserveCapacity(largestRank)
    lower.reserve(lists: largestRank, entries: largestRank)
    upper.reserve(lists: largestRank, entries: 2 * largestRank)
    takeRowsWithOwnColumn()
    if slotRows.count < largestRank { takeRemainingRows() }
  }

  /// Takes the rows that alone have a certain column among the rows left. Whatever the others say, that column lets such a
  /// row hold: it belongs to every choice, and costs nothing to eliminate.
  private mutating func takeRowsWithOwnColumn() {
    queue.reserveCapacity(rows.rowCount)
    for column in columns.indices where columns[column].count == 1 { queue.append(Int32(column)) }
    var next = 0
    while next < queue.count {
      let column = Int(queue[next])
      next += 1
      guard columns[column].count == 1,
        let place = rows.columns.list(column).first(where: { !rowStates[rows.columns.entries[$0].place].isDone })
      else { continue }
      let entry = rows.columns.entries[place]
      // A number much smaller than others in its row is none to divide by.
      if entry.value.magnitude < 0.1 * magnitude(entry.place) { continue }
      for term in rows.rows.list(entry.place) {
        let other = rows.rows.entries[term]
        columns[other.place].count -= 1
        if columns[other.place].count == 1 { queue.append(other.index) }
        if other.place != column { upper.append(other.index, other.value) }
      }
      take(entry.place, pivotColumn: column, pivot: entry.value)
    }
  }

  /// The largest number in a row.
  private func magnitude(_ row: Int) -> Double {
    rows.rows.list(row).reduce(0) { max($0, rows.rows.entries[$1].value.magnitude) }
  }

  private mutating func takeRemainingRows() {
    let order = remainingRows()
    var start = 0
    while start < order.count, slotRows.count < rows.columnCount {
      let rank = order[start].rank
      var end = start + 1
      while end < order.count, order[end].rank == rank { end += 1 }
      takeRows(order[start..<end], rank: rank)
      start = end
    }
  }

  /// A row's place in the order of elimination.
  private struct Candidate {
    let key: UInt64

    init(row: Int, rank: Int32, length: Int) {
      key = UInt64(rank) << 48 | UInt64(min(length, 0xffff)) << 32 | UInt64(row)
    }

    var row: Int { Int(key & 0xffff_ffff) }
    var rank: Int32 { Int32(key >> 48) }
  }

  /// The rows not done, by rank, the short ones first.
  private func remainingRows() -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(rows.rowCount)
    for row in rowStates.indices where !rowStates[row].isDone {
      candidates.append(Candidate(row: row, rank: ranks[row], length: rows.rows.list(row).count))
    }
    candidates.sort { $0.key < $1.key }
    return candidates
  }

  /// Takes what is independent among `candidates`, those first that have only one column left: they cause no fill.
  private mutating func takeRows(_ candidates: ArraySlice<Candidate>, rank: Int32) {
    queue.removeAll(keepingCapacity: true)
    for candidate in candidates where rowStates[candidate.row].openCount <= 1 { queue.append(Int32(candidate.row)) }
    var nextReady = 0
    var next = candidates.startIndex
    while slotRows.count < rows.columnCount {
      let row: Int
      if nextReady < queue.count {
        row = Int(queue[nextReady])
        nextReady += 1
      } else if next < candidates.endIndex {
        row = candidates[next].row
        next += 1
      } else {
        return
      }
      if rowStates[row].isDone { continue }
      guard let column = eliminate(row) else { continue }
      for place in rows.columns.list(column) {
        let other = rows.columns.entries[place].place
        rowStates[other].openCount -= 1
        if rowStates[other].openCount == 1, !rowStates[other].isDone, ranks[other] == rank {
          queue.append(Int32(other))
        }
      }
    }
  }

  /// Eliminates from a row what the slots' rows eliminate, and takes it if something is left. Returns the column that it
  /// eliminates itself.
  private mutating func eliminate(_ row: Int) -> Int? {
    rowStates[row].isDone = true
    for place in rows.rows.list(row) {
      let entry = rows.rows.entries[place]
      addToPattern(entry.place)
      columns[entry.place].work = entry.value
    }
    var largest = 0.0
    while let slot = pending.popFirst() {
      let value = columns[Int(pivotColumns[Int(slot)])].work
      if value.magnitude < Tolerance.cancellation { continue }
      let factor = value / pivots[Int(slot)]
      lower.append(slot, factor)
      for place in upper.list(Int(slot)) {
        let entry = upper.entries[place]
        addToPattern(entry.place)
        let change = factor * entry.value
        columns[entry.place].work -= change
        largest = max(largest, change.magnitude)
      }
    }
    // What is left where large numbers cancel is rounding.
    return takeScattered(row, minimum: max(Tolerance.coefficient * magnitude(row), Tolerance.dependence * largest))
  }

  @inline(__always)
  private mutating func addToPattern(_ column: Int) {
    if columns[column].isInPattern { return }
    columns[column].isInPattern = true
    pattern.append(Int32(column))
    if columns[column].slot >= 0 { pending.insert(columns[column].slot) }
  }

  private mutating func takeScattered(_ row: Int, minimum: Double) -> Int? {
    let column = pivotColumn(minimum: minimum)
    let pivot = column.map { columns[$0].work } ?? 0
    for index in pattern {
      let other = Int(index)
      let value = columns[other].work
      columns[other].work = 0
      columns[other].isInPattern = false
      if column != nil, other != column, columns[other].slot < 0, value.magnitude > Tolerance.cancellation {
        upper.append(index, value)
      }
    }
    pattern.removeAll(keepingCapacity: true)
    if let column {
      take(row, pivotColumn: column, pivot: pivot)
    } else {
      lower.dropUnended()
    }
    return column
  }

  /// The column left in the pattern that the fewest rows have, of those with numbers large enough to divide by.
  private func pivotColumn(minimum: Double) -> Int? {
    var largest = minimum
    for column in pattern where columns[Int(column)].slot < 0 {
      largest = max(largest, columns[Int(column)].work.magnitude)
    }
    guard largest > minimum else { return nil }
    var best: Int?
    for index in pattern {
      let column = Int(index)
      guard columns[column].slot < 0, columns[column].work.magnitude >= 0.1 * largest else { continue }
      if let current = best, (columns[current].count, current) < (columns[column].count, column) { continue }
      best = column
    }
    return best
  }

  private mutating func take(_ row: Int, pivotColumn column: Int, pivot: Double) {
    rowStates[row].isDone = true
    columns[column].slot = Int32(slotRows.count)
    slotRows.append(Int32(row))
    pivotColumns.append(Int32(column))
    pivots.append(pivot)
    lower.endList()
    upper.endList()
  }
}
