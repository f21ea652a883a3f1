/// Constraints being added to a solver, and what is needed to undo that.
struct Transaction {
  var rows: [AddedRow] = []
  var joints: [PartForest.Joint] = []
  /// Values that were changed, as they were.
  var values: [(variable: Int32, value: Double)] = []
  /// Slots of required rows that don't hold for the values there are.
  var unchecked: [Int32] = []
  /// Roots of parts that were checked, and the places of their simplexes.
  var checked: [(root: Int32, simplex: Int32)] = []

  struct AddedRow {
    var id: ConstraintID
    var reusedSlot: Bool
  }
}
