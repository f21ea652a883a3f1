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

  /// Whether a cell lies under the part of its table that is shown.
  ///
  /// Xcode 9.3 to 11 never gave such a cell the margins of the table: all of 32 cells that begin at 787 or below in a table
  /// of 812 points, at 846 in one of 896 or at 459.5 in one of 480, and none above.
  func isBelowTable(cell: Int) -> Bool {
    guard context.isOwnDevice, (13200..<16000).contains(context.era.tools), let table = table(ofCell: cell),
      let top = view(cell).stored?.y, case .fixed(let height) = box(table).size(.vertical)
    else { return false }
    return top >= height - surroundings.safeArea.top
  }

  private func table(ofCell cell: Int) -> Int? {
    guard view(cell).kind == .cell, let parent = view(cell).parent, view(parent).kind == .table else { return nil }
    return parent
  }

  /// The width of a table; where it is yet to be solved, what the last pass found, or else the stored one.
  private mutating func tableWidth(_ table: Int, ofCell cellWidth: Double) -> Double {
    if case .fixed(let width) = box(table).size(.horizontal) { return width }
    let width = assumptions.tableWidths[table] ?? view(table).stored?.width ?? cellWidth
    asked.tableWidths[table] = width
    return width
  }
}
