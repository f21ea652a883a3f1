import Testing

@testable import AutoLayout

/// Long chains stay exact, and work grows with what depends on it.
struct ScaleTests {
  @Test func aChainOfFiveThousandViews() throws {
    var solver = Solver()
    var constraints: [LinearConstraint] = []
    var edge = LinearExpression(solver.makeVariable())
    constraints.append(LinearConstraint(edge, .equal, 0))
    var expected = 0.0
    for index in 0..<5000 {
      let next = LinearExpression(solver.makeVariable())
      let width = LinearExpression(solver.makeVariable())
      constraints.append(LinearConstraint(next, .equal, edge + width + 8))
      constraints.append(LinearConstraint(width, .greaterThanOrEqual, 10))
      constraints.append(LinearConstraint(width, .equal, Double(index % 30) + 0.1, priority: 250))
      expected += max(10, Double(index % 30) + 0.1) + 8
      edge = next
    }
    try solver.add(contentsOf: constraints)
    solver.solve()
    #expect(abs(solver.value(of: edge) - expected) < 1e-6)
    #expect(solver.freedoms().isEmpty)
  }

  @Test func aChainOfRatiosHeldAtBothEnds() throws {
    var solver = Solver()
    var constraints: [LinearConstraint] = []
    let widths = (0..<3000).map { _ in LinearExpression(solver.makeVariable()) }
    for (index, pair) in zip(widths, widths.dropFirst()).enumerated() {
      let ratio = index.isMultiple(of: 2) ? 4.0 / 3 : 3.0 / 4
      constraints.append(LinearConstraint(pair.1, .equal, pair.0 * ratio))
    }
    let total = widths.reduce(into: LinearExpression()) { $0 += $1 }
    constraints.append(LinearConstraint(total, .equal, 21000))
    try solver.add(contentsOf: constraints)
    solver.solve()
    for (index, width) in widths.enumerated() {
      #expect(abs(solver.value(of: width) - (index.isMultiple(of: 2) ? 6 : 8)) < 1e-6)
    }
  }

  @Test func aConflictAcrossThousandsOfViewsNamesAllOfThem() throws {
    var solver = Solver()
    var edge = LinearExpression(solver.makeVariable())
    try solver.add(LinearConstraint(edge, .equal, 0))
    for _ in 0..<2000 {
      let next = LinearExpression(solver.makeVariable())
      try solver.add(LinearConstraint(next, .greaterThanOrEqual, edge + 1))
      edge = next
    }
    let conflict = #expect(throws: Conflict.self) { try solver.add(LinearConstraint(edge, .lessThanOrEqual, 1999)) }
    #expect(conflict?.members.count == 2002)
    #expect(conflict.map { abs($0.sum + 1) < 1e-6 } == true)
    try solver.add(LinearConstraint(edge, .lessThanOrEqual, 2000))
    solver.solve()
    #expect(abs(solver.value(of: edge) - 2000) < 1e-6)
  }

  @Test func stepsGrowWithTheNumberOfIndependentCells() throws {
    let few = try cells(10).steps
    #expect(few > 0)
    #expect(try cells(1000).steps == 100 * few)
  }

  @Test func aChangeInOneCellIsNoWorkForTheOthers() throws {
    var solver = try cells(1000)
    let before = solver.steps
    let last = Variable(index: Int32(solver.variableCount - 1))
    try solver.add(LinearConstraint(LinearExpression(last), .equal, 80, priority: 800))
    solver.solve()
    #expect(solver.value(of: last) == 80)
    #expect(solver.steps - before < 5)
  }

  /// Cells whose views have wishes that can't all come true.
  private func cells(_ count: Int) throws -> Solver {
    var solver = Solver()
    var constraints: [LinearConstraint] = []
    for _ in 0..<count {
      let first = LinearExpression(solver.makeVariable())
      let second = LinearExpression(solver.makeVariable())
      constraints.append(LinearConstraint(first + second, .equal, 200))
      constraints.append(LinearConstraint(first, .greaterThanOrEqual, 100))
      constraints.append(LinearConstraint(second, .equal, first + 100, priority: 500))
      constraints.append(LinearConstraint(second, .equal, first * 3, priority: 250))
    }
    try solver.add(contentsOf: constraints)
    solver.solve()
    return solver
  }
}
