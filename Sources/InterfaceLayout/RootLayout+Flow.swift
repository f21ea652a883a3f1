import LayoutMetrics

/// The cells of collection views on a device.
extension RootLayout {
  /// The frames with the cells of each collection view where its flow layout puts them in the room that it has.
  func flowing(_ frames: [LayoutFrame]) -> [LayoutFrame] {
    guard context.fidelity == .device else { return frames }
    var frames = frames
    for collection in nodes where view(collection).kind == .collection {
      guard let layout = flowLayout(of: collection) else { continue }
      place(collection, layout, in: &frames)
    }
    return frames
  }

  private func place(_ collection: Int, _ layout: FlowLayout, in frames: inout [LayoutFrame]) {
    let children = view(collection).children
    let cells = children.filter { context.object($0).role == .member(of: "cells") }.map { $0 - nodes.lowerBound }
    guard !cells.isEmpty else { return }
    func supplement(_ key: String) -> Int? {
      children.first { context.object($0).role == .keyed(key) }.map { $0 - nodes.lowerBound }
    }
    var start = 0.0
    if let header = supplement("sectionHeaderView") {
      (frames[header].x, frames[header].y) = (0, 0)
      start = frames[header][.size(layout.scrollAxis)]
    }
    let placed = layout.placing(cells.map { frames[$0] }, in: frames[collection - nodes.lowerBound], after: start)
    for (cell, frame) in zip(cells, placed.cells) { frames[cell] = frame.rounded(scale: context.device.scale) }
    if let footer = supplement("sectionFooterView") { frames[footer][.origin(layout.scrollAxis)] = placed.end }
  }

  /// How the header or footer of a collection view's section follows the collection view, whatever its mask says: it reaches
  /// from edge to edge, across the direction of scrolling. Nil for any other view.
  func supplementaryMask(_ node: Int, _ axis: LayoutAxis) -> AutoresizingMask? {
    guard let collection = view(node).parent, view(collection).kind == .collection,
      [.keyed("sectionHeaderView"), .keyed("sectionFooterView")].contains(context.object(node).role)
    else { return nil }
    let scrollAxis = flowLayout(of: collection)?.scrollAxis ?? .vertical
    return AutoresizingMask(flexible: axis == scrollAxis ? .marginBehind : .size)
  }

  private func flowLayout(of collection: Int) -> FlowLayout? {
    context.object(collection).children.lazy.compactMap { FlowLayout(context.document.objects[$0]) }.first
  }
}
