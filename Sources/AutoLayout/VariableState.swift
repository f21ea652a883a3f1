/// What a solver knows of a variable besides its value.
struct VariableState: Sendable {
  /// The first of the rows whose first variable is this; -1 for none.
  var firstRow: Int32 = -1
  /// How many rows have the variable.
  var rowCount: Int32 = 0
  /// Scratch: the variable's column in the part at hand.
  var column: Int32 = -1
  /// What is known of the part whose root the variable is.
  var part = Part()
}
