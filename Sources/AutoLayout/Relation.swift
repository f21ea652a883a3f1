/// How an expression compares with zero where a constraint holds.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The expression is zero or negative.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is zero or positive.
  case greaterThanOrEqual
}
