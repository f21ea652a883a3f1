/// Names a constraint in the ``Solver`` it was added to, and in copies of that solver.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Counts the constraints ever added; never given twice.
  let serial: Int
  /// Where the solver keeps the constraint.
  let slot: Int32

  /// Constraints are ordered as they were added.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
