/// An expression, how it compares with zero, and how important that is.
public struct LinearConstraint: Hashable, Sendable {
  /// What is compared with zero.
  public var expression: LinearExpression
  /// How it compares.
  public var relation: Relation
  /// How important it is that the comparison holds.
  public var priority: Priority

  /// The largest magnitude, of a coefficient or a constant, that a solver takes. A constraint with a number beyond it,
  /// or with one that is no number, can't hold.
  public static let largestMagnitude = 1e12

  /// `expression` compares with zero as `relation` says.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// `left` compares with `right` as `relation` says.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// `left` compares with a number as `relation` says.
  public init(_ left: LinearExpression, _ relation: Relation, _ right: Double, priority: Priority = .required) {
    self.init(left - right, relation, priority: priority)
  }

  /// Whether every number in the constraint is one a solver takes.
  var isRepresentable: Bool {
    isRepresentable(expression.constant) && expression.terms.allSatisfy { isRepresentable($0.coefficient) }
  }

  private func isRepresentable(_ number: Double) -> Bool {
    // False for what is not a number, too.
    number.magnitude <= LinearConstraint.largestMagnitude
  }
}
