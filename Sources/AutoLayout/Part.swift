/// What a solver knows of a part, at its root.
struct Part: Sendable {
  /// The part's place among the solver's simplexes; -1 for none.
  var simplex: Int32 = -1
  /// Whether the values are not the best any more.
  var isPending = false
  /// Whether constraints were removed, so that the part may have fallen apart.
  var mayBeSeparate = false
  /// Scratch: whether the transaction at hand has checked the part.
  var isChecked = false
}
