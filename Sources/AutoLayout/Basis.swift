/// Independent rows, and the means to solve for the point where all of them have given activities.
///
/// Each of the rows has a slot. Columns that no slot eliminates stay zero. Replacing a row keeps the factors and notes the
/// change; after some changes it is cheaper to factorize anew.
struct Basis: Sendable {
  /// The row in each slot.
  private(set) var slotRows: [Int32]
  /// The column eliminated in each slot.
  let pivotColumns: [Int32]
  /// The columns that no slot eliminates.
  let freeColumns: [Int32]

  private let pivots: [Double]
  private let lowerRows: SparseLists
  private let lowerColumns: SparseLists
  private let upperRows: SparseLists
  private let upperColumns: SparseLists
  private var changes: [Change] = []
  private var changeDirections = SparseLists()
  private var work: [Double]

  /// A row that took the place of another.
  private struct Change: Sendable {
    var entering: Int32
    var leaving: Int32
    /// How fast the entering row changed along the direction in which only the leaving row did, at rate 1.
    var pivot: Double
  }

  /// As many independent rows as there are, those of low rank first.
  init(_ rows: SparseRows, ranks: [Int32]) {
    let selection = BasisSelection(rows, ranks: ranks)
    slotRows = selection.slotRows
    pivotColumns = selection.pivotColumns
    freeColumns = selection.columns.indices.filter { selection.columns[$0].slot < 0 }.map(Int32.init)
    pivots = selection.pivots
    lowerRows = selection.lower
    lowerColumns = lowerRows.transposed(count: selection.slotRows.count)
    var upper = selection.upper
    upper.replaceIndices { selection.columns[Int($0)].slot }
    upperRows = upper
    upperColumns = upper.transposed(count: selection.slotRows.count)
    work = [Double](repeating: 0, count: selection.slotRows.count)
  }

  var rank: Int { slotRows.count }

  /// Whether so many rows were replaced that factorizing anew pays.
  var isWorn: Bool { changes.count >= 64 }

  /// Whether any row was replaced since factorizing.
  var hasChanges: Bool { !changes.isEmpty }

  /// Puts a row into a slot. `direction` is what `direction(slot:)` gives for that slot, and `pivot` the rate at which the
  /// entering row changes along it.
  mutating func replace(slot: Int, by entering: Int32, direction: [Entry], pivot: Double) {
    changes.append(Change(entering: entering, leaving: slotRows[slot], pivot: pivot))
    for entry in direction { changeDirections.append(entry.index, entry.value) }
    changeDirections.endList()
    slotRows[slot] = entering
  }

  /// The direction, by column, in which the row of `slot` changes at rate 1 and those of the other slots don't change.
  mutating func direction(slot: Int, of rows: SparseRows, into vector: inout [Double], result: inout [Entry]) {
    work[slot] = 1
    solve(from: slot, into: &vector)
    applyChanges(of: rows, to: &vector)
    result.removeAll(keepingCapacity: true)
    for column in pivotColumns {
      let value = vector[Int(column)]
      if value == 0 { continue }
      vector[Int(column)] = 0
      if value.magnitude > Tolerance.cancellation { result.append(Entry(column, value)) }
    }
  }

  /// The point, by column, where the row of each slot has the activity that `activity` gives for the row.
  mutating func point(of rows: SparseRows, into vector: inout [Double], activity: (Int32) -> Double) {
    if rank == 0 { return }
    for slot in 0..<rank { work[slot] = activity(slotRows[slot]) }
    solve(from: 0, into: &vector)
    applyChanges(of: rows, to: &vector)
  }

  /// The combination of the slots' rows that gives `gradient` (by column; zeroed): a multiplier for each slot.
  mutating func multipliers(of rows: SparseRows, gradient: inout [Double], into multipliers: inout [Double]) {
    applyChangesTransposed(of: rows, to: &gradient)
    solveTransposed(&gradient, into: &multipliers)
  }

  private mutating func solve(from first: Int, into vector: inout [Double]) {
    let rank = self.rank
    work.withUnsafeMutableBufferPointer { work in
      var last = first
      lowerColumns.withUnsafe { starts, entries in
        for slot in first..<rank {
          let value = work[slot]
          if value == 0 { continue }
          last = slot
          for place in Int(starts[slot])..<Int(starts[slot + 1]) {
            work[entries[place].place] -= entries[place].value * value
          }
        }
      }
      upperColumns.withUnsafe { starts, entries in
        for slot in stride(from: last, through: 0, by: -1) {
          if work[slot] == 0 { continue }
          let value = work[slot] / pivots[slot]
          work[slot] = 0
          vector[Int(pivotColumns[slot])] = value
          for place in Int(starts[slot])..<Int(starts[slot + 1]) {
            work[entries[place].place] -= entries[place].value * value
          }
        }
      }
    }
  }

  private func applyChanges(of rows: SparseRows, to vector: inout [Double]) {
    for (position, change) in changes.enumerated() {
      let rate = rows.product(Int(change.entering), vector) - rows.product(Int(change.leaving), vector)
      if rate == 0 { continue }
      let factor = rate / change.pivot
      for place in changeDirections.list(position) {
        let entry = changeDirections.entries[place]
        vector[entry.place] -= factor * entry.value
      }
    }
  }

  private func applyChangesTransposed(of rows: SparseRows, to gradient: inout [Double]) {
    for position in changes.indices.reversed() {
      var rate = 0.0
      for place in changeDirections.list(position) {
        let entry = changeDirections.entries[place]
        rate += gradient[entry.place] * entry.value
      }
      if rate == 0 { continue }
      let change = changes[position]
      let factor = rate / change.pivot
      rows.add(row: Int(change.entering), times: -factor, to: &gradient)
      rows.add(row: Int(change.leaving), times: factor, to: &gradient)
    }
  }

  private mutating func solveTransposed(_ gradient: inout [Double], into multipliers: inout [Double]) {
    let rank = self.rank
    for column in freeColumns { gradient[Int(column)] = 0 }
    multipliers.withUnsafeMutableBufferPointer { multipliers in
      for slot in 0..<rank {
        let column = Int(pivotColumns[slot])
        multipliers[slot] = gradient[column]
        gradient[column] = 0
      }
      upperRows.withUnsafe { starts, entries in
        for slot in 0..<rank where multipliers[slot] != 0 {
          let value = multipliers[slot] / pivots[slot]
          multipliers[slot] = value
          for place in Int(starts[slot])..<Int(starts[slot + 1]) {
            multipliers[entries[place].place] -= entries[place].value * value
          }
        }
      }
      lowerRows.withUnsafe { starts, entries in
        for slot in stride(from: rank - 1, through: 0, by: -1) where multipliers[slot] != 0 {
          let value = multipliers[slot]
          for place in Int(starts[slot])..<Int(starts[slot + 1]) {
            multipliers[entries[place].place] -= entries[place].value * value
          }
        }
      }
    }
  }
}
