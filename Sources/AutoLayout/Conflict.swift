/// Required constraints that can't hold together, while all but any one of them can.
///
/// The members' expressions, each times its multiplier, add up to ``sum``: a constant, since all variables cancel. The
/// multipliers are such that every product would be zero or positive if its constraint held; yet the constant is
/// negative. So the arithmetic of a conflict can be printed.
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints, in the order they were added.
  public var members: [Member]
  /// What the members' expressions, each times its multiplier, add up to: a negative number. It isn't a number for a
  /// constraint that can't hold because one of its own numbers is none, or is beyond
  /// ``LinearConstraint/largestMagnitude``.
  public var sum: Double

  /// A constraint of a conflict.
  public struct Member: Hashable, Sendable {
    /// Where the constraint comes from.
    public var origin: Origin
    /// Positive where the constraint says "at least", negative where it says "at most", either where it says "equal".
    public var multiplier: Double
  }

  /// Where a constraint of a conflict comes from.
  public enum Origin: Hashable, Sendable {
    /// It was in the solver before.
    case existing(ConstraintID)
    /// It is one of those that were to be added: its position among them.
    case added(Int)
  }
}
