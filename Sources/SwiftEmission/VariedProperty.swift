import InterfaceModel

/// A property that takes other values under other traits, each as the statement that sets it.
struct VariedProperty {
  /// The conditions, the one that names the most traits first, each with what it sets.
  var cases: [(condition: TraitCondition, statement: Statement)]
  /// What is set where no condition holds.
  var otherwise: Statement

  /// The conditions alone: what has the same ones is set together.
  var conditions: [TraitCondition] { cases.map(\.condition) }
}
