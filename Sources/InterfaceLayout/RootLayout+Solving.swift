import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// Hands the equations to the solver; of required ones that can't hold together one is left out, as UIKit does.
  ///
  /// Which one is the framework's secret. The stored frames are best met by leaving out what aligns baselines, or else
  /// the document's last constraint, which is mostly the fixed size of a subview.
  mutating func addEquations(from first: Int = 0) {
    let (equations, origins) = (Array(equations[first...]), origins)
    let baselines = baselineEquations
    let known = constraintIDs
    var found: [(conflict: Conflict, places: [Int], broken: Int)] = []
    let names = solver.add(contentsOf: equations) { conflict in
      let places = conflict.members.map { member -> Int in
        switch member.origin {
        case .added(let place): first + place
        case .existing(let id): known.firstIndex(of: id) ?? 0
        }
      }
      let choice =
        places.last(where: baselines.contains) ?? places.last { origins[$0].isDocument }
        ?? places.last { !origins[$0].isNonnegativeSize } ?? places.last ?? 0
      found.append((conflict, places, choice))
      return places.firstIndex(of: choice).map { conflict.members[$0].origin } ?? .added(0)
    }
    constraintIDs += names
    for (conflict, places, broken) in found {
      let isSerious = isSerious(conflict, tiesBaselines: baselines.contains(broken))
      let contents = cellContents(at: places)
      for node in contents { misfits[node] = isSerious || misfits[node] ?? false }
      if isSerious, contents.isEmpty { conflicts.append(explain(conflict, places, broken: broken)) }
    }
  }

  /// The contents of cells that equations can't hold in because of the cell's height, which only the canvas gives: a table
  /// may ask the cell for its height instead.
  private func cellContents(at places: [Int]) -> [Int] {
    places.compactMap { place in
      guard let constraint = documentConstraint(place) else { return nil }
      for (reference, attribute) in [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ] {
        guard let attribute, attribute.axis == .verticalPosition, attribute != .top, attribute != .topMargin,
          case .view(let node)? = item(reference, of: place), view(node).kind == .cellContent
        else { continue }
        return node
      }
      return nil
    }
  }

  /// Stored frames and sizes of texts are rounded, so that what misses by no more than a point proves nothing; where
  /// baselines lie is known less well.
  private func isSerious(_ conflict: Conflict, tiesBaselines: Bool) -> Bool {
    let largest = conflict.members.map(\.multiplier.magnitude).max() ?? 1
    return !(conflict.sum.magnitude <= (tiesBaselines ? 3 : 1.01) * largest)
  }

  /// Makes sizes that came out negative zero or more, as every view's are. Only these get an equation of their own, since
  /// nearly all sizes are positive anyway.
  mutating func keepSizesNonnegative() {
    // Where one size isn't negative any more, another one may be.
    for _ in 0..<8 {
      let negative = nodes.filter(isSolved).flatMap { node in
        LayoutAxis.allCases.filter { value(box(node).size($0)) < -1e-6 }.map { (node, $0) }
      }
      guard !negative.isEmpty else { return }
      for (node, axis) in negative {
        var equation = Equation()
        equation.add(box(node).size(axis), times: 1)
        add(equation, .greaterThanOrEqual, .nonnegativeSize(node: node, axis: axis))
        negativeSizes[node, default: []].append(.size(axis))
      }
      addEquations(from: equations.count - negative.count)
      solver.solve()
    }
  }
}
