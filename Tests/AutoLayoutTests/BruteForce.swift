@testable import AutoLayout

/// The best values found by trying every point where as many independent constraints as possible are exactly met. For small
/// systems only, and as unlike the solver as can be.
struct BruteForce {
  let system: TestSystem
  private var points: [[Double]] = []

  init(_ system: TestSystem) {
    self.system = system
    let rows = system.constraints.map { constraint in
      var row = [Double](repeating: 0, count: system.variableCount + 1)
      for term in constraint.expression.terms { row[term.variable.ordinal] += term.coefficient }
      row[system.variableCount] = -constraint.expression.constant
      return row
    }
    extend([], with: rows[...])
  }

  /// The lowest costs, priority by priority, of a point where all required constraints hold; nil if there is none.
  var bestCosts: [Double]? {
    best.map(system.costs)
  }

  /// A point with the lowest costs.
  var best: [Double]? {
    points.filter { system.requiredViolation($0) < 1e-9 }.min { left, right in
      for (first, second) in zip(system.costs(left), system.costs(right)) where abs(first - second) > 1e-9 {
        return first < second
      }
      return false
    }
  }

  /// The variables that aren't the same in all points with the lowest costs: those that can be drawn far to either side by a
  /// constraint weaker than all others.
  static func freeVariables(_ system: TestSystem) -> [Variable] {
    system.variables.filter { variable in
      let ends = [-1000.0, 1000].map { end in
        var drawn = system
        drawn.constraints.append(
          LinearConstraint(LinearExpression(variable), .equal, end, priority: 1))
        return BruteForce(drawn).best?[variable.ordinal] ?? .nan
      }
      return abs(ends[0] - ends[1]) > 1e-6
    }
  }

  /// Tries all choices among `rest` on top of `reduced`, which are rows brought to echelon form.
  private mutating func extend(_ reduced: [[Double]], with rest: ArraySlice<[Double]>) {
    var isMaximal = true
    for position in rest.indices {
      guard let row = BruteForce.reduce(rest[position], by: reduced) else { continue }
      isMaximal = false
      extend(reduced + [row], with: rest[(position + 1)...])
    }
    // Choices that a row left out earlier could be added to are tried as well; they only add points.
    if isMaximal { points.append(solution(reduced)) }
  }

  /// What is left of a row; nil if nothing.
  private static func reduce(_ row: [Double], by reduced: [[Double]]) -> [Double]? {
    var row = row
    for other in reduced {
      guard let pivot = other.dropLast().firstIndex(where: { abs($0) > 1e-9 }) else { continue }
      let factor = row[pivot] / other[pivot]
      for column in row.indices { row[column] -= factor * other[column] }
      row[pivot] = 0
    }
    return row.dropLast().contains { abs($0) > 1e-9 } ? row : nil
  }

  private func solution(_ reduced: [[Double]]) -> [Double] {
    var values = [Double](repeating: 0, count: system.variableCount)
    for row in reduced.reversed() {
      guard let pivot = row.dropLast().firstIndex(where: { abs($0) > 1e-9 }) else { continue }
      var rest = row[system.variableCount]
      for column in values.indices where column != pivot { rest -= row[column] * values[column] }
      values[pivot] = rest / row[pivot]
    }
    return values
  }
}
