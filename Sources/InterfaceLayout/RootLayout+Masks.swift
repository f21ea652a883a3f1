import LayoutMetrics

extension RootLayout {
  /// The frame of a view that no constraint places: the stored one, or on another device what its autoresizing mask makes
  /// of it.
  mutating func makeMaskedBox(_ node: Int) -> Box {
    guard let base = context.base else {
      return Box(view(node).stored ?? impliedFrame(node))
    }
    return Box(base[node])
  }

  /// The frame of a view that the document stores none for: older documents leave out those of cells.
  private func impliedFrame(_ node: Int) -> LayoutFrame {
    guard let parent = view(node).parent, case .fixed(let width) = box(parent).size(.horizontal),
      case .fixed(let height) = box(parent).size(.vertical)
    else { return .zero }
    let object = context.object(node)
    if view(node).kind == .cell {
      let ownHeight = object["rowHeight"].flatMap(Double.init) ?? context.object(parent)["rowHeight"].flatMap(Double.init)
      return LayoutFrame(x: 0, y: 0, width: width, height: ownHeight ?? 44)
    }
    guard object.role == .keyed("contentView") else { return .zero }
    return LayoutFrame(x: 0, y: 0, width: width, height: height)
  }
}
