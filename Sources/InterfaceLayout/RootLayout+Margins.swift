import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// The insets of the safe area in a view.
  mutating func safeArea(_ node: Int) -> EdgeInsets {
    if node == nodes.lowerBound { return surroundings.safeArea }
    let insets = assumptions.safeArea[node] ?? .zero
    asked.safeArea[node] = insets
    return insets
  }

  /// The layout margins of a view, what they take over from the superview and the safe area included.
  mutating func layoutMargins(_ node: Int) -> EdgeInsets {
    let margins = fullWidthMargins(node)
    guard context.object(node)["layoutMarginsFollowReadableWidth"] == "YES" else { return margins }
    return readableMargins(node, within: margins)
  }

  /// The margins that leave no more than a readable width between them, centred (`UIView.readableContentGuide`).
  mutating func readableMargins(_ node: Int, within margins: EdgeInsets) -> EdgeInsets {
    let readable = context.margins.readableWidth(bodySize: context.bodySize)
    let width = assumedWidth(node, otherwise: view(node).stored?.width ?? readable)
    let excess = width - margins.horizontal - readable
    guard excess > 0 else { return margins }
    var margins = margins
    margins.leading += excess / 2
    margins.trailing += excess / 2
    return margins
  }

  private mutating func fullWidthMargins(_ node: Int) -> EdgeInsets {
    let object = context.object(node)
    var margins = ownMargins(node)
    if view(node).kind == .cellContent {
      guard view(node).parent == nodes.lowerBound, context.isOwnDevice else { return margins }
      return margins.adding(surroundings.safeArea)
    }
    if object["insetsLayoutMarginsFromSafeArea"] != "NO", context.usesSafeArea || isXibRoot(node) {
      margins = margins.adding(safeArea(node))
    }
    // The superview's margins have its safe area in them already.
    if object["preservesSuperviewLayoutMargins"] == "YES", view(node).parent != nil {
      let inherited = assumptions.inheritedMargins[node] ?? .zero
      asked.inheritedMargins[node] = inherited
      margins = margins.united(inherited)
    }
    return margins
  }

  /// The margins that a view has by itself: those that the document gives, or those of its kind.
  mutating func ownMargins(_ node: Int) -> EdgeInsets {
    let object = context.object(node)
    let kind = view(node).kind
    let explicit = object.layoutMargins(isRightToLeft: context.isRightToLeft(node))
    if kind == .cellContent {
      let standard = cellMargins(node)
      guard let explicit else { return standard }
      guard preservesMargins(node) else { return explicit }
      return EdgeInsets(
        top: explicit.top, leading: max(explicit.leading, standard.leading), bottom: explicit.bottom,
        trailing: max(explicit.trailing, standard.trailing))
    }
    if let explicit { return explicit }
    if node == nodes.lowerBound, surroundings.isControllerView || context.era.tools >= 13000 {
      return context.margins.root(
        width: surroundings.frame.width, isControllerView: surroundings.isControllerView)
    }
    return kind == .stack ? context.margins.stack : context.margins.inner
  }

  /// The views at the top of a xib have safe areas whether a guide stands for them or not (Xcode 9 and later).
  private func isXibRoot(_ node: Int) -> Bool {
    node == nodes.lowerBound && !surroundings.isControllerView && context.era.tools >= 13000
  }

  private mutating func cellMargins(_ node: Int) -> EdgeInsets {
    guard let parent = view(node).parent, context.object(parent).element == "tableViewCell" else {
      return context.margins.inner
    }
    if lacksTableMargins(cell: parent) { return context.margins.inner }
    let cell = context.object(parent)
    let width = view(parent).stored?.width ?? surroundings.frame.width
    return context.margins.tableCell(
      width: width, inset: insetGroupedMargin(ofCell: parent),
      hasAccessory: (cell["accessoryType"] ?? "none") != "none", preservesSuperview: preservesMargins(node))
  }

  private func preservesMargins(_ node: Int) -> Bool {
    if context.object(node)["preservesSuperviewLayoutMargins"] == "YES" { return true }
    guard let parent = view(node).parent else { return false }
    return context.object(parent)["preservesSuperviewLayoutMargins"] == "YES"
  }
}

extension EdgeInsets {
  /// The insets of both together.
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// The larger inset on each edge.
  func united(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
      trailing: max(trailing, other.trailing))
  }
}
