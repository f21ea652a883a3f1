import Testing

@testable import AutoLayout

/// What the solver promises, on systems small enough to solve by hand.
struct SolverTests {
  @Test func aRowOfTwoViewsFillsItsParent() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let next = solver.makeVariable()
    let nextWidth = solver.makeVariable()
    try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(left), .equal, 16),
      LinearConstraint(LinearExpression(next), .equal, LinearExpression(left) + LinearExpression(width) + 8),
      LinearConstraint(LinearExpression(next) + LinearExpression(nextWidth), .equal, 304),
      LinearConstraint(LinearExpression(width), .equal, LinearExpression(nextWidth)),
    ])
    solver.solve()
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 140)
    #expect(solver.value(of: next) == 164)
    #expect(solver.freedoms().isEmpty)
  }

  @Test func aThousandWeakConstraintsDoNotOutweighOneThatIsStronger() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<1000 {
      try solver.add(LinearConstraint(LinearExpression(width), .equal, 10, priority: 250))
    }
    try solver.add(LinearConstraint(LinearExpression(width), .equal, 20, priority: 251))
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test func aConflictNamesAMinimalSetAndChangesNothing() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let first = try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, 100))
    try solver.add(LinearConstraint(LinearExpression(height), .equal, LinearExpression(width)))
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 90))
    }
    #expect(
      conflict
        == Conflict(
          members: [
            .init(origin: .existing(first), multiplier: 1), .init(origin: .added(0), multiplier: -1),
          ], sum: -10))
    solver.solve()
    #expect(solver.value(of: width) == solver.value(of: height))
    #expect(solver.freedoms() == [Freedom(variables: [width, height], degrees: 1)])
  }
}
