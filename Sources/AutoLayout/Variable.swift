/// An unknown of a ``Solver``: a real number, of any sign.
///
/// Variables are made by ``Solver/makeVariable()`` and mean something only to the solver that made them and its copies.
public struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  /// How many variables the solver had made before this one.
  public var ordinal: Int { Int(index) }

  /// Variables are ordered as they were made.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}
