import AutoLayout
import LayoutMetrics

extension RootLayout {
  /// The frames that the solver found, rounded as UIKit rounds them.
  func solvedFrames() -> [LayoutFrame] {
    flowing(settlingRows(nodes.map(solvedFrame)))
  }

  private func solvedFrame(_ node: Int) -> LayoutFrame {
    let box = box(node)
    var frame = LayoutFrame.zero
    for attribute in FrameAttribute.allCases { frame[attribute] = value(box[attribute]) }
    if view(node).placement == .mask {
      // What is flexible shrinks until nothing is left of it.
      for axis in LayoutAxis.allCases { frame[.size(axis)] = max(frame[.size(axis)], 0) }
    }
    if isSolved(node) || context.base != nil || fillsEffectView(node) {
      return frame.rounded(scale: context.device.scale)
    }
    // A cell stays as wide as it was designed, whatever width its content was laid out in.
    guard let stored = view(node).stored else { return frame }
    return LayoutFrame(x: frame.x, y: stored.y, width: stored.width, height: frame.height)
  }

  /// What the pass should have taken for granted, of what it asked for.
  func correctedAssumptions() -> PassAssumptions {
    var corrected = PassAssumptions()
    for node in asked.safeArea.keys { corrected.safeArea[node] = safeAreaOverlap(node) }
    for node in asked.inheritedMargins.keys { corrected.inheritedMargins[node] = inheritedMargins(node) }
    for node in asked.widths.keys { corrected.widths[node] = frames[node - nodes.lowerBound].width }
    for row in asked.collapsedRows.keys {
      corrected.collapsedRows[row] = asked.collapsedRows[row] == true || frames[row - nodes.lowerBound].height < 1
    }
    for node in asked.sizes.keys {
      let frame = frames[node - nodes.lowerBound]
      let insets = context.sizer.alignmentInsets(of: context.object(node))
      corrected.sizes[node] = Extent(
        width: frame.width - insets.horizontal, height: frame.height - insets.vertical)
    }
    return corrected
  }

  /// What a container view has for the view of the controller that it shows.
  func room(in node: Int) -> RootSurroundings {
    let frame = frames[node - nodes.lowerBound]
    return RootSurroundings(
      frame: LayoutFrame(x: 0, y: 0, width: frame.width, height: frame.height), safeArea: safeAreaOverlap(node),
      isControllerView: true)
  }

  /// The parts of the root's safe area insets that a view lies under.
  private func safeAreaOverlap(_ node: Int) -> EdgeInsets {
    var frame = frames[node - nodes.lowerBound]
    var ancestor = view(node).parent
    while let place = ancestor, let parent = view(place).parent {
      // A scroll view moves what it shows out from under the bars.
      if view(place).hasContentSize, context.object(place)["contentInsetAdjustmentBehavior"] != "never" { return .zero }
      let outer = frames[place - nodes.lowerBound]
      frame.x += outer.x
      frame.y += outer.y
      ancestor = parent
    }
    let root = surroundings.frame
    let safe = surroundings.safeArea
    return EdgeInsets(
      top: min(max(0, safe.top - frame.y), safe.top),
      leading: min(max(0, safe.leading - frame.x), safe.leading),
      bottom: min(max(0, frame.y + frame.height - (root.height - safe.bottom)), safe.bottom),
      trailing: min(max(0, frame.x + frame.width - (root.width - safe.trailing)), safe.trailing))
  }

  /// What of the superview's margins lies over a view.
  private func inheritedMargins(_ node: Int) -> EdgeInsets {
    guard let parent = view(node).parent else { return .zero }
    var copy = self
    let margins = copy.layoutMargins(parent)
    let frame = frames[node - nodes.lowerBound]
    let outer = frames[parent - nodes.lowerBound]
    return EdgeInsets(
      top: max(0, margins.top - frame.y), leading: max(0, margins.leading - frame.x),
      bottom: max(0, frame.y + frame.height - (outer.height - margins.bottom)),
      trailing: max(0, frame.x + frame.width - (outer.width - margins.trailing)))
  }
}

extension PassAssumptions {
  /// Whether they are, as far as a pass asked for them, those that the pass took for granted.
  func matches(_ used: PassAssumptions) -> Bool {
    used.safeArea.allSatisfy { node, insets in safeArea[node].map { $0.isClose(to: insets) } ?? true }
      && used.inheritedMargins.allSatisfy { node, insets in
        inheritedMargins[node].map { $0.isClose(to: insets) } ?? true
      }
      && used.widths.allSatisfy { node, width in
        widths[node].map { abs($0 - width) < 0.01 } ?? true
      }
      && used.collapsedRows.allSatisfy { node, isCollapsed in (collapsedRows[node] ?? isCollapsed) == isCollapsed }
      && used.sizes.allSatisfy { node, size in
        sizes[node].map { abs($0.height - size.height) < 0.51 } ?? true
      }
  }
}

extension EdgeInsets {
  fileprivate func isClose(to other: EdgeInsets) -> Bool {
    abs(top - other.top) < 0.01 && abs(leading - other.leading) < 0.01 && abs(bottom - other.bottom) < 0.01
      && abs(trailing - other.trailing) < 0.01
  }
}
