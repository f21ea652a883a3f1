import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// How far a constraint may miss and count as kept, in points: sizes and frames are rounded.
  private static let tolerance = 1.0

  /// The ids of the optional constraints that don't hold.
  func missedConstraints() -> [String] {
    equations.indices.compactMap { place in
      guard !equations[place].priority.isRequired, let id = constraintIDs[place],
        solver.violation(of: id) > Self.tolerance
      else { return nil }
      return identifier(place)
    }
  }

  /// The ids of the required constraints that follow from others before them.
  func redundantConstraints() -> [String] {
    var known = EquationBasis()
    let required = equations.indices.filter { equations[$0].priority.isRequired && equations[$0].relation == .equal }
    for place in required where !origins[place].isDocument { _ = known.insert(equations[place].expression) }
    return required.filter { origins[$0].isDocument }.compactMap { place in
      known.insert(equations[place].expression) ? nil : identifier(place)
    }
  }
}
