import AutoLayout
import LayoutMetrics

/// The rows of tables that are as high as what they hold (`UITableView.automaticDimension`).
extension RootLayout {
  /// Whether a cell's row has the height that the constraints in it ask for.
  ///
  /// Interface Builder stores the height that a cell was designed with; at run time, and where text is shown in another size,
  /// the row takes what its content needs. A static cell's own `rowHeight` holds; of prototypes it is the editor's alone.
  func isSelfSizing(row node: Int) -> Bool {
    guard context.fidelity == .device || context.contentSizeCategory != nil, view(node).placement == .mask,
      let table = table(ofCell: node), context.object(table)["rowHeight"] == "-1"
    else { return false }
    if context.object(table)["dataMode"] == "static", context.object(node)["rowHeight"] != nil { return false }
    return view(node).children.contains { content in
      view(content).kind == .cellContent
        && view(content).children.contains { [.constraints, .stack].contains(view($0).placement) }
    }
  }

  /// The height of a row that sizes itself: the least that its content allows, or the standard one where that is nothing.
  mutating func rowHeight(_ node: Int) -> Quantity {
    let isCollapsed = assumptions.collapsedRows[node] ?? false
    asked.collapsedRows[node] = isCollapsed
    if isCollapsed { return .fixed(context.era.standardRowHeight) }
    let height = makeVariable(node, .height)
    var equation = Equation()
    equation.add(height, times: 1)
    add(equation, .equal, priority: Self.fittingSizeLevel, .row(node: node))
    return height
  }

  /// `UILayoutPriority.fittingSizeLevel`.
  private static let fittingSizeLevel = 50.0

  /// The frames with the rows below those that sized themselves moved to where these end, and on a device without the
  /// editor's gap over prototypes.
  func settlingRows(_ frames: [LayoutFrame]) -> [LayoutFrame] {
    var frames = frames
    for table in nodes where view(table).kind == .table {
      var shift = -gapOverPrototypes(table)
      for child in view(table).children where view(child).kind == .cell || isTableFooter(child) {
        let place = child - nodes.lowerBound
        frames[place].y += shift
        guard isSelfSizing(row: child), let designed = context.base?[child] ?? view(child).stored else { continue }
        shift += frames[place].height - designed.height
      }
    }
    return frames
  }

  /// The room that the editor leaves for its own heading over the prototypes of a plain table, in points.
  private func gapOverPrototypes(_ table: Int) -> Double {
    let object = context.object(table)
    guard context.fidelity == .device, object["dataMode"] == "prototypes", (object["style"] ?? "plain") == "plain",
      let first = view(table).children.first(where: { view($0).kind == .cell }), let base = context.base
    else { return 0 }
    let header = view(table).children.first { context.object($0).role == .keyed("tableHeaderView") }
    return max(base[first].y - (header.map { base[$0].height } ?? 0), 0)
  }

  private func isTableFooter(_ node: Int) -> Bool { context.object(node).role == .keyed("tableFooterView") }
}
