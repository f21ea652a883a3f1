import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// Interface Builder takes an arranged view that has no size of its own for a square of 50 points where nothing else
  /// says how large it is.
  mutating func suppressAmbiguity(_ child: Int, _ node: Int) {
    guard context.fidelity == .editor, context.object(child).element == "view" else { return }
    for axis in LayoutAxis.allCases {
      var equation = Equation()
      equation.add(box(child).size(axis), times: 1)
      equation.add(-50)
      suppressions.append(equations.count)
      add(equation, .equal, priority: StackArrangement.suppressionPriority, .stack(node: node))
    }
  }

  /// Documents don't store whether the margins count; those that do have margins of their own.
  func isMarginsRelative(_ node: Int) -> Bool {
    context.object(node).hasLayoutMargins
  }

  /// Whether an arranged view takes no room; the editor shows activity indicators that only a stop hides.
  func isHidden(_ child: Int) -> Bool {
    let object = context.object(child)
    guard object["hidden"] == "YES" else { return false }
    return context.fidelity == .device || object.element != "activityIndicatorView"
      || object["hidesWhenStopped"] != "YES"
  }

  /// Hidden views take no room along the axis: they lie before the first view that is shown, behind the last, or in the
  /// middle of the gap between two.
  mutating func hide(_ arranged: [Int], _ arrangement: StackArrangement, _ area: Region) {
    let hidden = arranged.filter(isHidden)
    guard !hidden.isEmpty else { return }
    let axis = arrangement.axis
    for child in hidden {
      var length = Equation()
      addLength(of: region(of: .view(child)), axis, times: 1, to: &length)
      add(length, .equal, priority: StackArrangement.hidingPriority, .stack(node: area.node))
      let place = arranged.firstIndex(of: child) ?? 0
      let previous = arranged[..<place].last { !hidden.contains($0) }
      let next = arranged[place...].first { !hidden.contains($0) }
      if previous == nil {
        addEdge(.end, of: child, to: area[axis].start, area, axis)
      } else if next == nil {
        addEdge(.start, of: child, to: area[axis].end, area, axis)
      } else if let previous {
        let before = region(of: .view(previous))
        let own = region(of: .view(child))
        var gap = Equation()
        add(own[axis].start, of: own, axis, in: area.node, times: 1, to: &gap)
        add(before[axis].end, of: before, axis, in: area.node, times: -1, to: &gap)
        gap.add(-arrangement.spacing / 2)
        add(gap, .equal, .stack(node: area.node))
      }
    }
    align(hidden, arrangement, area, isHidden: true)
  }
}
