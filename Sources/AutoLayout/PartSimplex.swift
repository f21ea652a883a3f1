/// A part's simplex, and what its columns and rows stand for.
struct PartSimplex: Sendable {
  /// The variable of each column.
  let variables: [Int32]
  /// The slot, in the store, of each row.
  let slots: [Int32]
  var simplex: Simplex

  /// Whether it's cheaper to keep the simplex than to make it again where a constraint changes. Many small ones cost more
  /// memory than time.
  var isWorthKeeping: Bool { slots.count > 64 }

  /// Takes over a row's target from the store.
  mutating func setTarget(_ slot: Int32, _ store: ConstraintStore) {
    let row = Int(store[slot].local)
    // Rows are numbered when their simplex is kept for its part; in one just made the target is the store's.
    guard slots.indices.contains(row), slots[row] == slot else { return }
    simplex.states[row].target = store[slot].target
  }

  /// Finds the best point. Returns how many steps were made so far.
  mutating func solve() -> Int {
    // What is required was found to hold together when it was added. Where factorizing anew moved the point off it, because of
    // rows that are all but dependent, a second attempt starts from there.
    for _ in 0..<3 {
      _ = simplex.makeFeasible()
      simplex.optimize()
      if simplex.isFeasible { break }
    }
    return simplex.steps
  }

  /// Numbers the rows in the store, and hands the point over.
  func publish(to store: inout ConstraintStore, values: inout [Double]) {
    for (row, slot) in slots.enumerated() {
      store[slot].local = Int32(row)
      store[slot].wasActive = simplex.states[row].isActive
    }
    for (column, variable) in variables.enumerated() { values[Int(variable)] = simplex.position[column] }
  }
}
