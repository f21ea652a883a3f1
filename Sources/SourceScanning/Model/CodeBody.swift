/// What the scanner takes from a body of code.
public struct CodeBody: Sendable, Hashable {
  /// Every call, those in arguments and closures included, in the order in which their names are written.
  public var calls: [Call] = []
  /// Local variables and assignments to plain names, in order.
  public var assignments: [Assignment] = []
  /// The local variables that keep their value from one run to the next, as `static` makes them in Objective-C.
  public var statics: [String] = []
  /// What the body returns, one value for each `return` outside of closures; the expression where it is all there is.
  public var returned: [CodeValue] = []

  /// The types that values are cast to, as written; in Objective-C those of local variables as well, which take a value
  /// of any class.
  public var castTypes: Set<String> = []

  /// Makes a body that does nothing.
  public init() {}

  /// Whether nothing is in it.
  public var isEmpty: Bool { calls.isEmpty && assignments.isEmpty && returned.isEmpty }
}
