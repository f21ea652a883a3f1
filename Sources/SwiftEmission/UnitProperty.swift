/// A property of a unit's structure.
struct UnitProperty {
  /// The name, as code writes it.
  var name: String
  /// The type.
  var type: String
  /// The expression that it is declared with; nil where the initializer assigns it, since other properties or the owner
  /// take part.
  var value: Statement?
  /// Whether it's made when it's first asked for, since it takes the object that has it.
  var isLazy = false
  /// Whether it's a list that is filled once the object that has it is there.
  var isAssignedLate = false
}
