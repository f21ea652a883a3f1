/// Finds values for variables, given linear constraints with priorities.
///
/// All required constraints hold; adding one that can't throws a ``Conflict`` and changes nothing. The others are satisfied
/// strictly by priority: at each priority, of all the values that miss the constraints of higher priorities least, those are
/// taken that miss its own least, in the sum of the absolute errors of their expressions.
///
/// Constraints are checked as they are added; ``solve()`` then finds the values. Variables that no constraints connect, not
/// even through others, are solved apart from each other, and only where something changed.
public struct Solver: Sendable {
  var store = ConstraintStore()
  var forest = PartForest()
  /// A value for each variable. Always such that all required constraints hold.
  var values: [Double] = []
  /// What else is known of each variable.
  var variables: [VariableState] = []
  var simplexes: [PartSimplex?] = []
  var freeSimplexes: [Int32] = []
  /// Roots, some of them perhaps roots no more, of parts to be solved.
  var pendingRoots: [Int32] = []
  /// How many steps from one candidate point to the next were made in all.
  var steps = 0

  /// A solver with no variables and no constraints.
  public init() {}

  /// Makes a variable. As long as no constraint says otherwise its value is zero.
  public mutating func makeVariable() -> Variable {
    let index = Int32(forest.count)
    forest.appendVariable()
    values.append(0)
    variables.append(VariableState())
    return Variable(index: index)
  }

  /// How many variables were made.
  public var variableCount: Int { values.count }

  /// Whether a constraint is in the solver.
  public func contains(_ id: ConstraintID) -> Bool {
    store.contains(id)
  }

  /// The value of a variable: since the last ``solve()``, one of the best. Before it, only the required constraints hold.
  public func value(of variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  /// The value of an expression, from those of its variables.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// How far a constraint's expression is from comparing with zero as it should; zero if it holds, and for a constraint that
  /// is not in the solver.
  public func violation(of id: ConstraintID) -> Double {
    guard store.contains(id) else { return 0 }
    return store.violation(store[id.slot], at: values)
  }
}
