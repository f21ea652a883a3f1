/// Solves one part: finds a point where all required rows hold and, of those, one where the optional ones are missed least,
/// level by level.
///
/// A point is known by as many independent rows as there are, the active ones, each held at its target. A step lets one
/// of them go and moves until another is reached that takes its place.
///
/// Rows that aren't active cost according to the side of their target they are on. Directions in which an active row can't
/// move without cost at a level already done are frozen.
struct Simplex: Sendable {
  let rows: SparseRows
  var states: [RowState]
  /// The rows of each level, one level after the other.
  let rowsByLevel: [Int32]
  /// Where each level starts in `rowsByLevel`, and where the last ends.
  let levelStarts: [Int]

  var basis: Basis
  /// The current point, by column.
  var position: [Double]
  /// How many steps were made.
  var steps = 0

  // Scratch, zero or empty between uses.
  var columnWork: [Double]
  var multipliers: [Double]
  var corrections: [Double]
  /// The cost per unit moved that counts as zero, given the multipliers.
  var negligibleRate = 0.0
  var direction: [Entry] = []
  /// -1 if `direction` is followed backwards.
  var directionSign = 1.0
  /// How far the rates along the direction are off at least.
  var rateError = 0.0
  /// The rate, along the direction, that counts as zero.
  var smallestRate = 0.0
  var touchedRows: [Int32] = []
  var crossings: [Crossing] = []

  /// Starts with active rows that are likely to be active at the end. `isHinted` says which were before.
  init(rows: SparseRows, states: [RowState], isHinted: (Int) -> Bool) {
    self.rows = rows
    self.states = states
    (levelStarts, rowsByLevel) = Simplex.sort(states)
    basis = Basis(rows, ranks: StartingRanks(rows, states, isHinted: isHinted).ranks)
    position = [Double](repeating: 0, count: rows.columnCount)
    columnWork = position
    multipliers = [Double](repeating: 0, count: basis.rank)
    corrections = multipliers
    noteSlots()
  }

  var levelCount: Int { levelStarts.count - 1 }

  /// More steps than any level should take: where rounding makes the steps run in a circle, they end here.
  var stepLimit: Int { 1000 + 20 * states.count }

  /// The rows of a level.
  @inline(__always)
  func level(_ level: Int) -> ArraySlice<Int32> {
    rowsByLevel[levelStarts[level]..<levelStarts[level + 1]]
  }

  /// Moves to the point that the active rows determine.
  mutating func refreshPoint() {
    let states = self.states
    basis.point(of: rows, into: &position) { states[Int($0)].target }
    refreshActivities()
    if basis.hasChanges || basis.rank > 256 { refinePoint() }
  }

  /// Chooses the active rows anew, the current ones if possible, and forgets the factors' history.
  mutating func factorize() {
    basis = Basis(rows, ranks: states.map { $0.isActive ? 0 : 1 })
    multipliers = [Double](repeating: 0, count: basis.rank)
    corrections = multipliers
    for row in states.indices { states[row].slot = -1 }
    noteSlots()
    refreshPoint()
  }

  private mutating func noteSlots() {
    for (slot, row) in basis.slotRows.enumerated() { states[Int(row)].slot = Int32(slot) }
  }

  private mutating func refreshActivities() {
    for row in states.indices {
      var activity = 0.0
      var magnitude = states[row].target.magnitude
      for place in rows.rows.list(row) {
        let entry = rows.rows.entries[place]
        let value = entry.value * position[entry.place]
        activity += value
        magnitude += value.magnitude
      }
      states[row].activity = activity
      states[row].tolerance = Tolerance.violation(magnitude: magnitude)
    }
  }

  /// Takes back what rounding has moved the point off the active rows' targets.
  private mutating func refinePoint() {
    let states = self.states
    basis.point(of: rows, into: &columnWork) { -states[Int($0)].difference }
    for column in basis.pivotColumns {
      position[Int(column)] += columnWork[Int(column)]
      columnWork[Int(column)] = 0
    }
    refreshActivities()
  }

  /// Sorts rows by level.
  private static func sort(_ states: [RowState]) -> (starts: [Int], rows: [Int32]) {
    let levelCount = Int(states.reduce(0) { max($0, $1.level) }) + 1
    var starts = [Int](repeating: 0, count: levelCount + 1)
    for state in states { starts[Int(state.level)] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    var sorted = [Int32](repeating: 0, count: states.count)
    for row in states.indices.reversed() {
      let level = Int(states[row].level)
      starts[level] -= 1
      sorted[starts[level]] = Int32(row)
    }
    return (starts, sorted)
  }
}
