@testable import AutoLayout

/// Constraints over variables that are numbered from 0, as a solver of their own makes them.
struct TestSystem {
  var variableCount: Int
  var constraints: [LinearConstraint]

  private static let coefficients: [Double] = [-2, -1, -1, -0.5, 0.5, 1, 1, 1, 2]
  private static let priorities: [Priority] = [999, 998, 750, 251, 250]

  /// A small random system: short constraints with small whole numbers, a few priorities.
  static func random(_ generator: inout SeededGenerator, requiredShare: Int = 30) -> TestSystem {
    let variableCount = Int.random(in: 1...4, using: &generator)
    let constraintCount = Int.random(in: 1...8, using: &generator)
    var system = TestSystem(variableCount: variableCount, constraints: [])
    for _ in 0..<constraintCount {
      var expression = LinearExpression(constant: Double(Int.random(in: -6...6, using: &generator)))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let coefficient = TestSystem.coefficients.randomElement(using: &generator) ?? 1
        let variable = Variable(index: Int32.random(in: 0..<Int32(variableCount), using: &generator))
        expression.terms.append(Term(variable, coefficient: coefficient))
      }
      let isRequired = Int.random(in: 0..<100, using: &generator) < requiredShare
      let priority: Priority =
        isRequired ? .required : (TestSystem.priorities.randomElement(using: &generator) ?? 1)
      let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
      system.constraints.append(LinearConstraint(expression, relation, priority: priority))
    }
    return system
  }

  /// A solver with the system's variables, and nothing else yet.
  func emptySolver() -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver
  }

  /// The solved system.
  func solved() throws(Conflict) -> Solver {
    var solver = emptySolver()
    try solver.add(contentsOf: constraints)
    solver.solve()
    return solver
  }

  var variables: [Variable] {
    (0..<Int32(variableCount)).map(Variable.init)
  }

  /// What is missed at each priority, the highest first, when the variables have these values.
  func costs(_ values: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(values) }
    }
  }

  /// What is missed of the required constraints.
  func requiredViolation(_ values: [Double]) -> Double {
    constraints.filter(\.priority.isRequired).map { $0.violation(values) }.max() ?? 0
  }
}

extension LinearConstraint {
  func violation(_ values: [Double]) -> Double {
    let value = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable.ordinal]
    }
    switch relation {
    case .lessThanOrEqual: return max(0, value)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}

extension Solver {
  /// The values of all variables.
  var allValues: [Double] {
    (0..<Int32(variableCount)).map { value(of: Variable(index: $0)) }
  }

  /// The variables that are free.
  var freeVariables: [Variable] {
    freedoms().flatMap(\.variables).sorted()
  }
}
