import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// How the views are laid out, in their order.
  func views() -> [ViewLayout] {
    let ambiguous = context.findsAmbiguity ? ambiguousAttributes() : [:]
    return nodes.map { node in
      let view = view(node)
      return ViewLayout(
        object: view.object, parent: view.parent, frame: frames[node - nodes.lowerBound],
        contentSize: contentSizes[node].map { (value($0.size(.horizontal)), value($0.size(.vertical))) },
        stored: view.stored, isSolved: view.placement != .none, isEstimated: estimated.contains(node),
        ambiguous: ambiguous[node] ?? [])
    }
  }

  /// What the equations leave open.
  private func ambiguousAttributes() -> [Int: [FrameAttribute]] {
    var open: [Int: [FrameAttribute]] = [:]
    for freedom in unsuppressedSolver().freedoms() {
      for variable in freedom.variables {
        let owner = owners[variable.ordinal]
        // What a scroll view shows is as open as its frame would be.
        let node = owner.node >= 0 ? owner.node : -1 - owner.node
        guard open[node]?.contains(owner.attribute) != true else { continue }
        open[node, default: []].append(owner.attribute)
      }
    }
    return open.mapValues { $0.sorted { $0.place < $1.place } }
  }

  /// The solver without the equations that only choose among what is open.
  private func unsuppressedSolver() -> Solver {
    guard !suppressions.isEmpty else { return solver }
    var copy = solver
    for place in suppressions {
      if let id = constraintIDs[place] { copy.remove(id) }
    }
    return copy
  }
}
