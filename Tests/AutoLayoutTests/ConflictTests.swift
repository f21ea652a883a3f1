import Testing

@testable import AutoLayout

/// Conflicts name what can't hold, all of it and nothing else, and prove it.
struct ConflictTests {
  @Test(arguments: 0..<40) func conflictsAreMinimalAndProved(_ block: Int) throws {
    var generator = SeededGenerator(seed: 5000 + block)
    for _ in 0..<10 {
      let system = TestSystem.random(&generator, requiredShare: 95)
      do {
        _ = try system.solved()
      } catch {
        try expectMinimal(error, of: system)
        expectProof(error, of: system)
      }
    }
  }

  private func expectMinimal(_ conflict: Conflict, of system: TestSystem) throws {
    let members = conflict.positions
    #expect(throws: Conflict.self) { try system.keeping(members).solved() }
    for left in members {
      #expect(throws: Never.self) { try system.keeping(members.filter { $0 != left }).solved() }
    }
  }

  private func expectProof(_ conflict: Conflict, of system: TestSystem) {
    var sum = LinearExpression()
    for (member, position) in zip(conflict.members, conflict.positions) {
      let constraint = system.constraints[position]
      sum += constraint.expression * member.multiplier
      #expect(constraint.relation != .greaterThanOrEqual || member.multiplier > 0)
      #expect(constraint.relation != .lessThanOrEqual || member.multiplier < 0)
    }
    for variable in system.variables {
      let coefficient = sum.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
      #expect(abs(coefficient) < 1e-9)
    }
    #expect(sum.constant < 0)
    #expect(abs(sum.constant - conflict.sum) < 1e-9)
  }

  @Test func oneConstraintOfEachConflictIsBroken() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let old = try solver.add(LinearConstraint(LinearExpression(width), .equal, 100))
    var conflicts: [Conflict] = []
    let names = solver.add(contentsOf: [
      LinearConstraint(LinearExpression(height), .equal, 10),
      LinearConstraint(LinearExpression(width), .equal, 90),
      LinearConstraint(LinearExpression(height), .equal, 20),
      LinearConstraint(LinearExpression(width), .greaterThanOrEqual, LinearExpression(height)),
    ]) { conflict in
      conflicts.append(conflict)
      return conflict.members[0].origin
    }
    solver.solve()
    #expect(conflicts.map { $0.members.map(\.origin) } == [[.existing(old), .added(1)], [.added(0), .added(2)]])
    #expect(names.map { $0 == nil } == [true, false, false, false])
    #expect(!solver.contains(old))
    #expect(solver.value(of: width) == 90)
    #expect(solver.value(of: height) == 20)
  }

  @Test func aChangedConstantMayConflict() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let most = try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
    let exact = try solver.add(LinearConstraint(LinearExpression(width), .equal, 90))
    solver.solve()
    let conflict = #expect(throws: Conflict.self) { try solver.setConstant(-120, of: exact) }
    #expect(conflict?.members.map(\.origin) == [.existing(most), .existing(exact)])
    #expect(conflict?.sum == -20)
    solver.solve()
    #expect(solver.value(of: width) == 90)
    try solver.setConstant(-95, of: exact)
    solver.solve()
    #expect(solver.value(of: width) == 95)
  }

  @Test func constantsMayChangeTogetherWhereTheyCouldNotAlone() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let most = try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
    let exact = try solver.add(LinearConstraint(LinearExpression(width), .equal, 90))
    try solver.setConstants([(exact, -190), (most, -200)])
    solver.solve()
    #expect(solver.value(of: width) == 190)
    #expect(throws: Conflict.self) { try solver.setConstants([(exact, -500), (most, -400)]) }
    solver.solve()
    #expect(solver.value(of: width) == 190)
    #expect(solver.violation(of: most) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300]) func whatIsNoNumberCannotHold(_ number: Double) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let constraints = [
      LinearConstraint(LinearExpression(width), .equal, 1),
      LinearConstraint(LinearExpression(width) * number, .equal, priority: 2),
    ]
    let conflict = #expect(throws: Conflict.self) { try solver.add(contentsOf: constraints) }
    #expect(conflict?.members.map(\.origin) == [.added(1)])
    #expect(solver.freedoms().count == 1)
  }

  @Test func numbersAloneMayConflict() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let difference = LinearExpression(width) - LinearExpression(width)
    try solver.add(LinearConstraint(difference, .equal, 0))
    let off = try solver.add(LinearConstraint(difference, .greaterThanOrEqual, 3, priority: 5))
    let conflict = #expect(throws: Conflict.self) { try solver.add(LinearConstraint(difference, .equal, 1)) }
    #expect(conflict?.sum == -1)
    #expect(solver.violation(of: off) == 3)
  }
}

extension Conflict {
  /// The positions of the members, all of them added together.
  var positions: [Int] {
    members.compactMap { member in
      if case .added(let position) = member.origin { position } else { nil }
    }
  }
}

extension TestSystem {
  func keeping(_ positions: [Int]) -> TestSystem {
    TestSystem(variableCount: variableCount, constraints: positions.map { constraints[$0] })
  }
}
