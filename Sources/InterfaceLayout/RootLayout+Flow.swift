import LayoutMetrics

/// The cells of collection views on a device.
extension RootLayout {
  /// The frames with the cells of each collection view where its flow layout puts them in the room that it has.
  func flowing(_ frames: [LayoutFrame]) -> [LayoutFrame] {
    guard context.fidelity == .device else { return frames }
    var frames = frames
    for collection in nodes where view(collection).kind == .collection {
      guard let layout = flowLayout(of: collection) else { continue }
      func place(_ node: Int) -> Int { node - nodes.lowerBound }
      func child(keyed key: String) -> Int? {
        view(collection).children.first { context.object($0).role == .keyed(key) }
      }
      let cells = view(collection).children.filter { context.object($0).role == .member(of: "cells") }
      guard !cells.isEmpty else { continue }
      let header = child(keyed: "sectionHeaderView")
      if let header { (frames[place(header)].x, frames[place(header)].y) = (0, 0) }
      let room = frames[place(collection)]
      let start = header.map { layout.isHorizontal ? frames[place($0)].width : frames[place($0)].height } ?? 0
      let placed = layout.frames(
        of: cells.map { Extent(width: frames[place($0)].width, height: frames[place($0)].height) },
        in: Extent(width: room.width, height: room.height), after: start)
      for (cell, frame) in zip(cells, placed.cells) { frames[place(cell)] = frame.rounded(scale: context.device.scale) }
      guard let footer = child(keyed: "sectionFooterView") else { continue }
      if layout.isHorizontal { frames[place(footer)].x = placed.end } else { frames[place(footer)].y = placed.end }
    }
    return frames
  }

  /// How the header or footer of a collection view's section follows the collection view, whatever its mask says: it reaches
  /// from edge to edge, across the direction of scrolling. Nil for any other view.
  func supplementaryMask(_ node: Int, _ axis: LayoutAxis) -> AutoresizingMask? {
    guard let collection = view(node).parent, view(collection).kind == .collection,
      [.keyed("sectionHeaderView"), .keyed("sectionFooterView")].contains(context.object(node).role)
    else { return nil }
    let isHorizontal = flowLayout(of: collection)?.isHorizontal ?? false
    return AutoresizingMask(flexible: isHorizontal == (axis == .vertical) ? 1 : 2)
  }

  private func flowLayout(of collection: Int) -> FlowLayout? {
    context.object(collection).children.lazy.compactMap { FlowLayout(context.document.objects[$0]) }.first
  }
}
