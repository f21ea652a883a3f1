@testable import AutoLayout

extension TestSystem {
  /// A random system of some size, with constraints among neighbours. The required ones hold at one point.
  static func larger(variableCount: Int, _ generator: inout SeededGenerator) -> TestSystem {
    let point = (0..<variableCount).map { _ in Double(Int.random(in: -200...200, using: &generator)) }
    var system = TestSystem(variableCount: variableCount, constraints: [])
    for _ in 0..<2 * variableCount {
      system.constraints.append(neighbourly(point, &generator))
    }
    return system
  }

  private static func neighbourly(_ point: [Double], _ generator: inout SeededGenerator) -> LinearConstraint {
    let start = Int.random(in: 0..<point.count, using: &generator)
    var expression = LinearExpression()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = (start + Int.random(in: 0..<6, using: &generator)) % point.count
      let coefficient: Double = Bool.random(using: &generator) ? 1 : -1
      expression.terms.append(Term(Variable(index: Int32(variable)), coefficient: coefficient))
      expression.constant -= coefficient * point[variable]
    }
    let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
    if Int.random(in: 0..<3, using: &generator) > 0 {
      expression.constant += Double(Int.random(in: -50...50, using: &generator))
      let priority = Priority(rawValue: Double(Int.random(in: 1...5, using: &generator)))
      return LinearConstraint(expression, relation, priority: priority)
    }
    let slack = Double(Int.random(in: 0...20, using: &generator))
    expression.constant += relation == .equal ? 0 : relation == .lessThanOrEqual ? -slack : slack
    return LinearConstraint(expression, relation)
  }

  /// The same system and, weaker than everything, a wish for every variable: so that nothing is left undetermined.
  func determined() -> TestSystem {
    var system = self
    for variable in variables {
      let wish = Double(variable.ordinal * 37 % 101) + Double(variable.ordinal) / 97
      // Each at a priority of its own: among equals, the least sum of errors may be had in more than one way.
      let priority = Priority(rawValue: 1 / Double(variable.ordinal + 2))
      system.constraints.append(LinearConstraint(LinearExpression(variable), .equal, wish, priority: priority))
    }
    return system
  }
}
