/// Constraints being added to a solver, and what is needed to undo that.
struct Transaction {
  var rows: [AddedRow] = []
  var joints: [PartForest.Joint] = []
  /// Values that were changed, as they were.
  var values: [(variable: Int32, value: Double)] = []
  /// Which rows were active before, for those where that was changed.
  var hints: [(slot: Int32, wasActive: Bool)] = []
  /// Slots of required rows that don't hold for the values there are.
  var unchecked: [Int32] = []
  /// Roots of parts that were checked, and the places of their simplexes; -1 for those that weren't worth keeping.
  var checked: [(root: Int32, simplex: Int32)] = []

  struct AddedRow {
    var id: ConstraintID
    var reusedSlot: Bool
  }
}
