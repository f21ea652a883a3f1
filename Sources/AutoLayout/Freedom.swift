/// Variables that the constraints leave undetermined, and that move together.
///
/// A variable is free if it can change without cost to any constraint, of whatever priority. Two free variables are in
/// the same freedom if a constraint, or a chain of them, ties the changes of one to the changes of the other.
public struct Freedom: Hashable, Sendable {
  /// The variables, in order.
  public var variables: [Variable]
  /// How many of the variables can be chosen before the others follow.
  public var degrees: Int
}
