import InterfaceModel
import LayoutMetrics

/// How a flow layout places the cells of one section (`UICollectionViewFlowLayout`).
///
/// Found in the stored frames of 45 collection views with such a layout: items of one size stand in columns that fill the room
/// from edge to edge, a single column in its middle; others follow each other at the least distance, centred in their line.
struct FlowLayout: Sendable {
  /// Whether it scrolls sideways.
  private(set) var isHorizontal: Bool
  /// The least distance between lines, in points.
  private var lineSpacing: Double
  /// The least distance between items of a line, in points.
  private var itemSpacing: Double
  private var insets: EdgeInsets

  /// Reads a layout; nil for an object that is none.
  init?(_ object: InterfaceObject) {
    guard object.element == "collectionViewFlowLayout" else { return nil }
    isHorizontal = object["scrollDirection"] == "horizontal"
    func number(_ name: String) -> Double { object[name].flatMap { ExactNumber($0)?.value } ?? 10 }
    lineSpacing = number("minimumLineSpacing")
    itemSpacing = number("minimumInteritemSpacing")
    insets = .zero
    if case .insets(let given)? = object.value("sectionInset") { insets = EdgeInsets(given) }
  }

  /// A part of the lines' direction and of the direction across.
  private struct Length {
    var along: Double
    var across: Double
  }

  /// The frames of cells, and where the section's footer begins.
  ///
  /// - Parameters:
  ///   - sizes: the cells' sizes
  ///   - room: the collection view's size
  ///   - start: where the header ends, in the direction of scrolling
  func frames(of sizes: [Extent], in room: Extent, after start: Double) -> (cells: [LayoutFrame], end: Double) {
    let lengths = sizes.map {
      isHorizontal ? Length(along: $0.height, across: $0.width) : Length(along: $0.width, across: $0.height)
    }
    let edges = isHorizontal ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let ends = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let width = (isHorizontal ? room.height : room.width) - edges.0 - edges.1
    var frames: [LayoutFrame] = []
    var across = start + ends.0
    let lines = lines(lengths, width: width)
    for line in lines {
      let height = line.map { lengths[$0].across }.max() ?? 0
      for (item, along) in zip(line, places(of: line, lengths, width: width)) {
        let (main, cross) = (edges.0 + along, across + (height - lengths[item].across) / 2)
        frames.append(
          LayoutFrame(
            x: isHorizontal ? cross : main, y: isHorizontal ? main : cross, width: sizes[item].width,
            height: sizes[item].height))
      }
      across += height + lineSpacing
    }
    return (frames, lines.isEmpty ? across + ends.1 : across - lineSpacing + ends.1)
  }

  /// The items of each line, by their places.
  private func lines(_ lengths: [Length], width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for (item, length) in lengths.enumerated() {
      let needed = item == first ? length.along : used + itemSpacing + length.along
      if item > first, needed > width + 0.01 {
        lines.append(first..<item)
        (first, used) = (item, length.along)
      } else {
        used = needed
      }
    }
    if first < lengths.count { lines.append(first..<lengths.count) }
    return lines
  }

  /// Where the items of a line begin.
  private func places(of line: Range<Int>, _ lengths: [Length], width: Double) -> [Double] {
    let own = lengths[line.lowerBound].along
    let isUniform = lengths.allSatisfy { $0.along == own }
    let columns = isUniform ? max(((width + itemSpacing + 0.01) / max(own + itemSpacing, 1)).rounded(.down), 1) : 0
    if columns == 1 { return line.map { _ in max((width - own) / 2, 0) } }
    let gap = isUniform ? (width - columns * own) / (columns - 1) : itemSpacing
    var place = 0.0
    return line.map { item in
      defer { place += lengths[item].along + gap }
      return place
    }
  }
}
