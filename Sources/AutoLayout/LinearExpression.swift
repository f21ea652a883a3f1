/// A sum of terms and a constant.
///
/// A variable may appear in several terms; they add up.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order they were written.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable itself.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// Adds another expression to this one.
  public static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms += right.terms
    left.constant += right.constant
  }

  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum += right
    return sum
  }

  /// The first expression less the second.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// The expression and a constant.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  /// The expression less a constant.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  /// Every coefficient and the constant times `factor`.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { Term($0.variable, coefficient: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
