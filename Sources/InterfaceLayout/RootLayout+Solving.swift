import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// Hands the equations to the solver; of required ones that can't hold together one is left out, as UIKit does.
  mutating func addEquations() {
    conflicts = []
    let (equations, origins) = (equations, origins)
    var found: [(conflict: Conflict, broken: Int)] = []
    constraintIDs = solver.add(contentsOf: equations) { conflict in
      let places = conflict.members.compactMap { member -> Int? in
        guard case .added(let place) = member.origin else { return nil }
        return place
      }
      let choice = Self.breakable(of: places, origins)
      found.append((conflict, choice))
      return .added(choice)
    }
    conflicts = found.map { explain($0.conflict, broken: $0.broken) }
  }

  /// The equation that gives way: the last one that a person wrote, before those that views bring along.
  private static func breakable(of places: [Int], _ origins: [ConstraintOrigin]) -> Int {
    places.last { place in
      if case .document = origins[place] { return true }
      return false
    } ?? places.last ?? 0
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
