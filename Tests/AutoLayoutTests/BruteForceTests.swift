import Testing

@testable import AutoLayout

/// The solver finds what trying every candidate finds.
struct BruteForceTests {
  @Test(arguments: 0..<40) func costsAreTheLowest(_ block: Int) {
    var generator = SeededGenerator(seed: block)
    for _ in 0..<25 {
      let system = TestSystem.random(&generator)
      let expected = BruteForce(system).bestCosts
      let solved = try? system.solved()
      #expect((solved == nil) == (expected == nil), "\(system)")
      guard let solved, let expected else { continue }
      let found = system.costs(solved.allValues)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(expected) \(system)")
    }
  }

  @Test(arguments: 0..<20) func theFreeVariablesAreThoseThatCanBeDrawnAway(_ block: Int) {
    var generator = SeededGenerator(seed: 1000 + block)
    for _ in 0..<25 {
      let system = TestSystem.random(&generator, requiredShare: 20)
      guard let solved = try? system.solved() else { continue }
      #expect(solved.freeVariables == BruteForce.freeVariables(system), "\(system)")
    }
  }
}
