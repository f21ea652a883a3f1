import LayoutMetrics

extension RootLayout {
  /// How much wider than its stored frame a cell is in its table.
  ///
  /// Interface Builder stores a cell as it was designed but lays its content out in the table's width: in 51 of 52
  /// trailing constraints of cells that are stored narrower or wider than a plain or grouped table.
  mutating func widening(ofCell cell: Int?) -> Double {
    guard let cell, let table = table(ofCell: cell), let stored = view(cell).stored else { return 0 }
    guard context.object(table)["style"] != "insetGrouped" else { return 0 }
    return tableWidth(table, ofCell: stored.width) - stored.width
  }

  /// How far the cells of an inset grouped table lie within it on either side; nil for other cells.
  ///
  /// Their margins are as wide: 20 of 335 points in a table of 375, 16 of 343, 20 of 374 in one of 414 (14 cells).
  mutating func insetGroupedMargin(ofCell cell: Int) -> Double? {
    guard let table = table(ofCell: cell), context.object(table)["style"] == "insetGrouped",
      let width = context.base?[cell].width ?? view(cell).stored?.width
    else { return nil }
    let inset = ((context.base?[table].width ?? tableWidth(table, ofCell: width)) - width) / 2
    return inset > 0 ? inset : nil
  }

  /// Whether the editor gave a cell no margins of its table because it lies under the part that is shown.
  ///
  /// Xcode 9.3 to 11 never gave them to such a cell: all of 32 cells that begin at 787 or below in a table of 812 points, at
  /// 846 in one of 896 or at 459.5 in one of 480, and none above.
  func lacksTableMargins(cell: Int) -> Bool {
    (13200..<16000).contains(context.era.tools) && isBelowTable(cell: cell)
  }

  /// Whether the editor doesn't lay a view out, and marks it ambiguous, because its row lies under the part of the table
  /// that is shown.
  ///
  /// Found from Xcode 13.3 on: all 16 views that constraints place in rows that begin at 745 points or below in a table of
  /// 852, and none above. The evidence for labels that no constraint places is mixed: of those in rows below the screen, 5
  /// are marked (at 738.5 and 763.5 points of 667) and a dozen aren't, which seem to be saved without being shown again;
  /// none on the screen is.
  func isSkippedByEditor(_ node: Int) -> Bool {
    guard context.era.tools >= 20037, let cell = cell(of: node) else { return false }
    if isSolved(node) { return isBelowTable(cell: cell) }
    guard view(node).kind == .label, let top = view(cell).stored?.y else { return false }
    return isBelowTable(cell: cell) && top >= context.device.size(orientation: context.orientation).height
  }

  /// How a part of a cell of a standard style follows the cell's width, which is the cell's doing, whatever the part's mask
  /// says (`UITableViewCell.CellStyle`): the detail of `value1` keeps to the right, the text of `default` and the detail of
  /// `value2` take the room, the rest stays where it is. Nil for any other view.
  func standardMask(ofCellPart node: Int, _ axis: LayoutAxis) -> AutoresizingMask? {
    guard axis == .horizontal, let content = view(node).parent, view(content).kind == .cellContent,
      let parent = view(content).parent, let id = context.object(node).id
    else { return nil }
    let cell = context.object(parent)
    guard let style = cell["style"] else { return nil }
    if id == cell["detailTextLabel"] {
      switch style {
      case "IBUITableViewCellStyleValue1": return AutoresizingMask(flexible: .marginBefore)
      case "IBUITableViewCellStyleValue2": return AutoresizingMask(flexible: .size)
      default: return AutoresizingMask(flexible: .marginBehind)
      }
    }
    if id == cell["textLabel"] {
      return AutoresizingMask(flexible: style == "IBUITableViewCellStyleDefault" ? .size : .marginBehind)
    }
    return id == cell["imageView"] ? AutoresizingMask(flexible: .marginBehind) : nil
  }

  /// The cell that a view stands in.
  private func cell(of node: Int) -> Int? {
    var place = node
    while view(place).kind != .cell {
      guard place != nodes.lowerBound, let parent = view(place).parent else { return nil }
      place = parent
    }
    return place
  }

  /// Whether a cell lies under the part of its table that the canvas shows.
  private func isBelowTable(cell: Int) -> Bool {
    guard context.isOwnDevice, let table = table(ofCell: cell), let top = view(cell).stored?.y,
      case .fixed(let height) = box(table).size(.vertical)
    else { return false }
    return top >= height - surroundings.safeArea.top
  }

  func table(ofCell cell: Int) -> Int? {
    guard view(cell).kind == .cell, let parent = view(cell).parent, view(parent).kind == .table else { return nil }
    return parent
  }

  private mutating func tableWidth(_ table: Int, ofCell cellWidth: Double) -> Double {
    assumedWidth(table, otherwise: view(table).stored?.width ?? cellWidth)
  }

  /// The width of a view; where it is yet to be solved, what the last pass found, or another one in the first pass.
  mutating func assumedWidth(_ node: Int, otherwise first: Double) -> Double {
    if case .fixed(let width) = box(node).size(.horizontal) { return width }
    let width = assumptions.widths[node] ?? first
    asked.widths[node] = width
    return width
  }
}
