import InterfaceModel
import LayoutMetrics

/// How a flow layout places the cells of one section (`UICollectionViewFlowLayout`).
///
/// Found in the stored frames of 45 collection views with such a layout: items of one size stand in columns that fill the room
/// from edge to edge, a single column in its middle; others follow each other at the least distance, centred in their line.
struct FlowLayout: Sendable {
  /// The direction of scrolling; lines run across it.
  let scrollAxis: LayoutAxis
  private var lineAxis: LayoutAxis { scrollAxis == .horizontal ? .vertical : .horizontal }
  /// The least distance between lines, in points.
  private let lineSpacing: Double
  /// The least distance between items of a line, in points.
  private let itemSpacing: Double
  /// What surrounds the cells.
  private let insets: EdgeInsets

  /// Reads a layout; nil for an object that is none.
  init?(_ object: InterfaceObject) {
    guard object.element == "collectionViewFlowLayout" else { return nil }
    func number(_ name: String) -> Double { object[name].flatMap { ExactNumber($0)?.value } ?? 10 }
    scrollAxis = object["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    lineSpacing = number("minimumLineSpacing")
    itemSpacing = number("minimumInteritemSpacing")
    if case .insets(let given)? = object.value("sectionInset") { insets = EdgeInsets(given) } else { insets = .zero }
  }

  /// The frames of cells at their places, and where the section's footer begins.
  ///
  /// - Parameters:
  ///   - cells: frames of which the sizes count
  ///   - room: a frame of the collection view's size
  ///   - start: where the header ends, in the direction of scrolling
  func placing(
    _ cells: [LayoutFrame], in room: LayoutFrame, after start: Double
  ) -> (cells: [LayoutFrame], end: Double) {
    var cells = cells
    let sides = inset(lineAxis)
    let width = room[.size(lineAxis)] - sides.start - sides.end
    let isUniform = cells.allSatisfy { $0[.size(lineAxis)] == cells.first?[.size(lineAxis)] }
    var end = start + inset(scrollAxis).start
    for (number, line) in lines(cells, width: width).enumerated() {
      if number > 0 { end += lineSpacing }
      let height = line.map { cells[$0][.size(scrollAxis)] }.max() ?? 0
      for (item, place) in zip(line, places(cells[line], width: width, isUniform: isUniform)) {
        cells[item][.origin(lineAxis)] = sides.start + place
        cells[item][.origin(scrollAxis)] = end + (height - cells[item][.size(scrollAxis)]) / 2
      }
      end += height
    }
    return (cells, end + inset(scrollAxis).end)
  }

  private func inset(_ axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The items of each line, by their places.
  private func lines(_ cells: [LayoutFrame], width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for (item, cell) in cells.enumerated() {
      let length = cell[.size(lineAxis)]
      let needed = item == first ? length : used + itemSpacing + length
      if item > first, needed > width + Self.tolerance {
        lines.append(first..<item)
        (first, used) = (item, length)
      } else {
        used = needed
      }
    }
    if first < cells.count { lines.append(first..<cells.count) }
    return lines
  }

  /// Where the items of a line begin; `isUniform` says whether all of the section have one size.
  private func places(_ line: ArraySlice<LayoutFrame>, width: Double, isUniform: Bool) -> [Double] {
    var gap = itemSpacing
    if isUniform, let length = line.first?[.size(lineAxis)] {
      let columns = ((width + itemSpacing + Self.tolerance) / max(length + itemSpacing, 1)).rounded(.down)
      guard columns > 1 else { return line.map { _ in max((width - length) / 2, 0) } }
      gap = (width - columns * length) / (columns - 1)
    }
    var next = 0.0
    return line.map { cell in
      defer { next += cell[.size(lineAxis)] + gap }
      return next
    }
  }

  /// What rounding may take from a line, in points.
  private static let tolerance = 0.01
}
