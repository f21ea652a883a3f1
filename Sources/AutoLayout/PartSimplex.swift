/// A part's simplex, and what its columns and rows stand for.
struct PartSimplex: Sendable {
  /// The variable of each column.
  var variables: [Int32]
  /// The slot, in the store, of each row.
  var slots: [Int32]
  var simplex: Simplex

  /// Takes over a row's target from the store.
  mutating func setTarget(_ slot: Int32, _ store: ConstraintStore) {
    let row = Int(store[slot].local)
    // Rows are numbered when their simplex is kept for its part; in one just made the target is the store's.
    guard slots.indices.contains(row), slots[row] == slot else { return }
    simplex.states[row].target = store[slot].target
  }
}
