import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// Hands the equations to the solver; of required ones that can't hold together one is left out, as UIKit does.
  ///
  /// Which one is the framework's secret. The stored frames are best met by leaving out what aligns baselines, or else
  /// the document's last constraint, which is mostly the fixed size of a subview.
  mutating func addEquations() {
    conflicts = []
    let (equations, origins) = (equations, origins)
    let baselines = baselineEquations
    var found: [(conflict: Conflict, broken: Int)] = []
    constraintIDs = solver.add(contentsOf: equations) { conflict in
      let places = conflict.members.compactMap { member -> Int? in
        guard case .added(let place) = member.origin else { return nil }
        return place
      }
      let choice =
        places.last(where: baselines.contains) ?? places.last { origins[$0].isDocument } ?? places.last ?? 0
      found.append((conflict, choice))
      return .added(choice)
    }
    for (conflict, broken) in found where isSerious(conflict) {
      conflicts.append(explain(conflict, broken: broken))
    }
  }

  /// Stored frames and sizes of texts are rounded, so that what misses by no more than a point proves nothing.
  private func isSerious(_ conflict: Conflict) -> Bool {
    let largest = conflict.members.map(\.multiplier.magnitude).max() ?? 1
    return !(conflict.sum.magnitude <= 1.01 * largest)
  }

  /// Makes sizes that came out negative zero or more, as every view's are. Only these get an equation of their own, since
  /// nearly all sizes are positive anyway.
  mutating func keepSizesNonnegative() {
    for _ in 0..<3 {
      let negative = nodes.filter(isSolved).flatMap { node in
        LayoutAxis.allCases.filter { value(box(node).size($0)) < -1e-6 }.map { (node, $0) }
      }
      guard !negative.isEmpty else { return }
      for (node, axis) in negative {
        var equation = Equation()
        equation.add(box(node).size(axis), times: 1)
        let constraint = LinearConstraint(equation.expression, .greaterThanOrEqual)
        do throws(Conflict) {
          try solver.add(constraint)
        } catch {
          reportNegativeSize(error, node, axis)
        }
      }
      solver.solve()
    }
  }

  private mutating func reportNegativeSize(_ conflict: Conflict, _ node: Int, _ axis: LayoutAxis) {
  }
}
