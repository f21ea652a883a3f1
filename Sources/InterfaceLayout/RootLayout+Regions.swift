import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// The part of a view that a constraint holds on to.
  ///
  /// - Parameters:
  ///   - usesMargins: whether its margins are meant rather than its edges
  ///   - isInside: whether the other item stands in the view; the edges of a scroll view are then those of its content
  mutating func region(of item: LayoutItem, usesMargins: Bool = false, isInside: Bool = false) -> Region {
    switch item {
    case .view(let node):
      if isInside, view(node).hasContentSize {
        var region = region(node, usesMargins ? ownMargins(node) : .zero)
        region.isContent = true
        return region
      }
      return region(node, usesMargins ? layoutMargins(node) : context.sizer.alignmentInsets(of: context.object(node)))
    case .guide(let node, let kind):
      return region(node, kind)
    }
  }

  private mutating func region(_ node: Int, _ kind: LayoutGuide.Kind) -> Region {
    switch kind {
    case .controllerTop:
      var region = region(node, .zero)
      region.vertical = (.start, Line(fraction: 0, offset: surroundings.safeArea.top))
      return region
    case .controllerBottom:
      var region = region(node, .zero)
      region.vertical = (Line(fraction: 1, offset: -surroundings.safeArea.bottom), .end)
      return region
    case .view("safeArea"):
      return region(node, safeArea(node))
    case .view("layoutMarginsGuide"):
      return region(node, layoutMargins(node))
    case .view("readableContentGuide"):
      return region(node, readableMargins(node, within: layoutMargins(node)))
    case .view("keyboard"), .view("keyboardLayoutGuide"):
      var region = region(node, safeArea(node))
      region.vertical = (region.vertical.end, .end)
      return region
    case .view("contentLayoutGuide"):
      var region = region(node, .zero)
      region.isContent = true
      return region
    case .view:
      return region(node, .zero)
    }
  }

  private func region(_ node: Int, _ insets: EdgeInsets) -> Region {
    Region(node, insets: insets, isRightToLeft: context.isRightToLeft(node))
  }

  /// Adds where a line of a view lies, in the coordinates of a view that holds it, so many times to an equation.
  mutating func add(
    _ line: Line, of region: Region, _ axis: LayoutAxis, in ancestor: Int, times factor: Double,
    to equation: inout Equation
  ) {
    equation.add(line.offset * factor)
    if line.fraction != 0 {
      let size = region.isContent ? contentSize(region.node).size(axis) : box(region.node).size(axis)
      equation.add(size, times: factor * line.fraction)
    }
    var node = region.node
    while node != ancestor {
      equation.add(box(node).origin(axis), times: factor)
      guard let parent = view(node).parent else { return }
      node = parent
    }
  }

  /// Adds how far a part of a view extends, so many times to an equation.
  mutating func addLength(
    of region: Region, _ axis: LayoutAxis, times factor: Double, to equation: inout Equation
  ) {
    let (start, end) = region[axis]
    equation.add((end.offset - start.offset) * factor)
    let share = end.fraction - start.fraction
    guard share != 0 else { return }
    let size = region.isContent ? contentSize(region.node).size(axis) : box(region.node).size(axis)
    equation.add(size, times: factor * share)
  }
}
