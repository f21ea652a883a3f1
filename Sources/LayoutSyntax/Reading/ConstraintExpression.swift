import InterfaceModel

/// The right side of a constraint on one attribute.
struct ConstraintExpression {
  /// What the left side is tied to; nil for a constant alone.
  var reference: LayoutReference?
  /// Where ``reference`` is written.
  var referenceRange: Range<Int>?
  /// The factor of ``reference``, if one is written.
  var factor: Multiplier?
  /// What is added, if something is, or the constant alone.
  var constant: LayoutConstant?

  /// What can follow the expression, for a message.
  var continuation: String {
    if reference == nil || constant != nil { return "" }
    return factor == nil ? "an operator, " : "'+', '-', "
  }
}
