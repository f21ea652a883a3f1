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
  var targets: [Double]
  /// 0 for required rows; then from 1 on, by falling priority.
  let levels: [Int32]
  let costs: [Sides]
  /// The rows of each level.
  let rowsByLevel: SparseLists

  var basis: Basis
  /// The current point, by column.
  var position: [Double]
  /// What each row's terms add up to at the point.
  var activities: [Double]
  /// The slot of each active row; -1 for the others.
  var rowSlots: [Int32]
  /// For the rows that aren't active: -1 below the target, 1 above it, 0 held at it by its costs on both sides.
  var sides: [Int8]
  /// For the active rows: where they can't move without cost at a level done.
  var frozen: [Sides]
  /// How many steps were made.
  var steps = 0

  // Scratch, all zero or empty between uses.
  var columnWork: [Double]
  var multipliers: [Double]
  var rates: [Double]
  var direction = SparseVector()
  /// -1 if `direction` is followed backwards.
  var directionSign = 1.0
  var touchedRows: [Int32] = []
  var isTouched: [Bool]
  var crossings: [Crossing] = []

  /// How the rows of the current direction were chosen to be active: kept to factorize anew.
  let selectionRanks: [Int32]

  /// Starts at a point where as many rows as possible are held that are likely to be at the end: those of `hints`, then
  /// equalities, and what is optional before required inequalities.
  init(rows: SparseRows, targets: [Double], levels: [Int32], costs: [Sides], hints: [Bool]) {
    self.rows = rows
    self.targets = targets
    self.levels = levels
    self.costs = costs
    let count = rows.rowCount
    let levelCount = Int(levels.max() ?? 0) + 1
    rowsByLevel = Simplex.lists(of: levels, count: levelCount)
    selectionRanks = Simplex.ranks(levels: levels, costs: costs, hints: hints, levelCount: levelCount)
    basis = Basis(rows, ranks: selectionRanks)
    position = [Double](repeating: 0, count: rows.columnCount)
    activities = [Double](repeating: 0, count: count)
    rowSlots = [Int32](repeating: -1, count: count)
    sides = [Int8](repeating: 0, count: count)
    frozen = [Sides](repeating: [], count: count)
    columnWork = [Double](repeating: 0, count: rows.columnCount)
    multipliers = [Double](repeating: 0, count: basis.rank)
    rates = [Double](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
    noteSlots()
  }

  var levelCount: Int { rowsByLevel.count }

  /// How far above its target a row is.
  @inline(__always)
  func difference(_ row: Int) -> Double {
    activities[row] - targets[row]
  }

  /// How far a row is from holding, if it is by more than rounding.
  @inline(__always)
  func violation(_ row: Int) -> Double {
    let violation = costs[row].violation(difference(row))
    return violation > Tolerance.violation(target: targets[row]) ? violation : 0
  }

  /// Moves to the point that the active rows determine.
  mutating func refreshPoint() {
    let targets = self.targets
    basis.point(of: rows, into: &position) { targets[Int($0)] }
    refreshActivities()
    if basis.hasChanges || basis.rank > 256 { refinePoint() }
  }

  /// Chooses the active rows anew, the current ones if possible, and forgets the factors' history.
  mutating func factorize() {
    var ranks = selectionRanks
    let last = (ranks.max() ?? 0) + 1
    for row in ranks.indices { ranks[row] = rowSlots[row] >= 0 ? 0 : min(ranks[row] + 1, last) }
    basis = Basis(rows, ranks: ranks)
    for row in rowSlots.indices { rowSlots[row] = -1 }
    multipliers = [Double](repeating: 0, count: basis.rank)
    noteSlots()
    refreshPoint()
  }

  private mutating func noteSlots() {
    for (slot, row) in basis.slotRows.enumerated() { rowSlots[Int(row)] = Int32(slot) }
  }

  private mutating func refreshActivities() {
    for row in 0..<rows.rowCount { activities[row] = rows.product(row, position) }
  }

  /// Takes back what rounding has moved the point off the active rows' targets.
  private mutating func refinePoint() {
    let targets = self.targets
    let activities = self.activities
    basis.point(of: rows, into: &columnWork) { targets[Int($0)] - activities[Int($0)] }
    for column in basis.pivotColumns {
      position[Int(column)] += columnWork[Int(column)]
      columnWork[Int(column)] = 0
    }
    refreshActivities()
  }

  private static func lists(of levels: [Int32], count: Int) -> SparseLists {
    var byLevel = [[Int32]](repeating: [], count: count)
    for (row, level) in levels.enumerated() { byLevel[Int(level)].append(Int32(row)) }
    var lists = SparseLists()
    for level in byLevel {
      for row in level { lists.append(row, 1) }
      lists.endList()
    }
    return lists
  }

  private static func ranks(levels: [Int32], costs: [Sides], hints: [Bool], levelCount: Int) -> [Int32] {
    let last = Int32(2 * levelCount + 1)
    return levels.indices.map { row in
      if levels[row] == 0, costs[row] == .both { return 0 }
      let rank = levels[row] == 0 ? last : 2 * levels[row] + (costs[row] == .both ? 0 : 1)
      return hints[row] ? rank : rank + last
    }
  }

  /// Where a row that isn't active is met along a direction.
  struct Crossing: Sendable {
    var row: Int32
    /// How far along the direction.
    var step: Double
    /// By how much the cost per step grows beyond; infinite if it isn't to be crossed.
    var costIncrease: Double
  }
}
