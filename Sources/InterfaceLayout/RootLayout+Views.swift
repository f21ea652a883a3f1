import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// How the views are laid out, in their order.
  func views(_ ambiguity: Ambiguity) -> [ViewLayout] {
    nodes.map { node in
      let view = view(node)
      return ViewLayout(
        object: view.object, parent: view.parent, frame: frames[node - nodes.lowerBound],
        contentSize: contentSizes[node].map { (value($0.size(.horizontal)), value($0.size(.vertical))) },
        stored: view.stored, isSolved: view.placement != .none, isEstimated: estimated.contains(node),
        ambiguousFrame: ambiguity.frames[node] ?? [], tied: ambiguity.tied[node] ?? [],
        ambiguousContent: ambiguity.contents[node] ?? [],
        negativeSizes: (negativeSizes[node] ?? []).filter { frames[node - nodes.lowerBound][$0] < 0.5 },
        misfitsCell: misfits[node] ?? false, isSkippedByEditor: isSkippedByEditor(node))
    }
  }
}
