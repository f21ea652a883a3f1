import LayoutMetrics

extension RootLayout {
  /// The frame of a view that no constraint places: the stored one, or on another device what its autoresizing mask makes
  /// of it.
  mutating func makeMaskedBox(_ node: Int) -> Box {
    guard let base = context.base, let parent = view(node).parent else {
      return Box(view(node).stored ?? .zero)
    }
    _ = parent
    return Box(base[node])
  }
}
