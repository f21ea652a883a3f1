import InterfaceModel

/// The right side of a constraint on one attribute.
struct ConstraintExpression {
  /// What the left side is tied to; nil for a constant alone.
  var reference: LayoutReference?
  /// Where ``reference`` is written.
  var referenceRange: Range<Int>?
  /// The factor of ``reference``.
  var multiplier: Multiplier = .one
  /// What is added, or the constant alone.
  var constant: LayoutConstant = .zero
}
