/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied by.
  public var coefficient: Double

  /// `coefficient` times `variable`.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
