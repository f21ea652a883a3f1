import Testing

@testable import AutoLayout

/// What holds for every system, tried on random ones.
struct PropertyTests {
  @Test(arguments: 0..<30) func requiredConstraintsHold(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let system = TestSystem.larger(variableCount: 60, &generator)
    let solver = try system.solved()
    #expect(system.requiredViolation(solver.allValues) < 1e-6)
  }

  @Test(arguments: 0..<30) func theOrderOfConstraintsDoesNotMatter(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 100 + seed)
    var system = TestSystem.larger(variableCount: 40, &generator).determined()
    let values = try system.solved().allValues
    system.constraints.shuffle(using: &generator)
    expectEqual(try system.solved().allValues, values)
  }

  @Test(arguments: 0..<30) func theOrderOfVariablesDoesNotMatter(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 200 + seed)
    let system = TestSystem.larger(variableCount: 40, &generator).determined()
    let names = Array(0..<system.variableCount).shuffled(using: &generator)
    var renamed = system
    for index in renamed.constraints.indices {
      for term in renamed.constraints[index].expression.terms.indices {
        let variable = renamed.constraints[index].expression.terms[term].variable
        renamed.constraints[index].expression.terms[term].variable = Variable(index: Int32(names[variable.ordinal]))
      }
    }
    let values = try renamed.solved().allValues
    expectEqual(names.map { values[$0] }, try system.solved().allValues)
  }

  @Test(arguments: 0..<30) func movingEverythingMovesTheValues(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 300 + seed)
    let system = TestSystem.larger(variableCount: 40, &generator).determined()
    var moved = system
    for index in moved.constraints.indices {
      for term in moved.constraints[index].expression.terms {
        moved.constraints[index].expression.constant -= term.coefficient * 1000
      }
    }
    expectEqual(try moved.solved().allValues.map { $0 - 1000 }, try system.solved().allValues)
  }

  @Test(arguments: 0..<30) func aRedundantConstraintChangesNothing(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 400 + seed)
    let system = TestSystem.larger(variableCount: 40, &generator).determined()
    var solver = try system.solved()
    let values = solver.allValues
    let required = system.constraints.filter(\.priority.isRequired)
    // The sum of two that hold, of the same relation, holds.
    for relation in Relation.allCases {
      let alike = required.filter { $0.relation == relation }.shuffled(using: &generator).prefix(2)
      let sum = alike.reduce(LinearExpression()) { $0 + $1.expression }
      let id = try solver.add(LinearConstraint(sum, relation))
      solver.solve()
      expectEqual(solver.allValues, values)
      solver.remove(id)
      solver.solve()
      expectEqual(solver.allValues, values)
    }
  }

  @Test(arguments: 0..<30) func theSameIsFoundStepByStep(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 500 + seed)
    let system = TestSystem.larger(variableCount: 30, &generator).determined()
    var solver = system.emptySolver()
    var passing: [ConstraintID] = []
    for constraint in system.constraints {
      let id = try solver.add(constraint)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        passing.append(try solver.add(LinearConstraint(constraint.expression, .equal, priority: 7)))
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { solver.solve() }
      if Int.random(in: 0..<4, using: &generator) == 0, !constraint.priority.isRequired {
        try solver.setConstant(17, of: id)
        if Bool.random(using: &generator) { solver.solve() }
        try solver.setConstant(constraint.expression.constant, of: id)
      }
      if passing.count > 3 { solver.remove(passing.removeFirst()) }
    }
    for id in passing { solver.remove(id) }
    solver.solve()
    expectEqual(solver.allValues, try system.solved().allValues)
  }

  @Test(arguments: 0..<30) func aFailureChangesNothing(_ seed: Int) throws {
    var generator = SeededGenerator(seed: 600 + seed)
    let system = TestSystem.larger(variableCount: 30, &generator).determined()
    var solver = try system.solved()
    let values = solver.allValues
    let required = try #require(system.constraints.first { $0.priority.isRequired })
    var opposite = required
    opposite.relation = required.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    opposite.expression.constant += required.relation == .lessThanOrEqual ? -1 : 1
    let bridge = LinearExpression(solver.makeVariable()) + LinearExpression(system.variables[0])
    let failing = [LinearConstraint(bridge, .equal), opposite, LinearConstraint(bridge, .equal, 3)]
    #expect(throws: Conflict.self) { try solver.add(contentsOf: failing) }
    #expect(Array(solver.allValues.dropLast()) == values)
    solver.solve()
    #expect(Array(solver.allValues.dropLast()) == values)
    let next = try solver.add(LinearConstraint(LinearExpression(system.variables[0]), .equal, 5, priority: 1))
    #expect(next.serial == system.constraints.count + 1)
    solver.remove(next)
    solver.solve()
    expectEqual(Array(solver.allValues.dropLast()), values)
  }

  private func expectEqual(_ found: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
    for (index, (left, right)) in zip(found, expected).enumerated() where abs(left - right) > 1e-6 {
      Issue.record("variable \(index): \(left) instead of \(right)", sourceLocation: sourceLocation)
      return
    }
  }
}
