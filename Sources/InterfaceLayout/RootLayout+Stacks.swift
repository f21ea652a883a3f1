import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// Adds what a stack view makes of its arranged subviews.
  mutating func addArrangement(_ node: Int) {
    let arrangement = StackArrangement(context.object(node))
    let arranged = view(node).children.filter { view($0).placement == .stack }
    let shown = arranged.filter { !isHidden($0) }
    guard !shown.isEmpty else { return }
    let insets = isMarginsRelative(node) ? layoutMargins(node) : .zero
    let area = Region(node, insets: insets, isRightToLeft: context.isRightToLeft(node))
    distribute(shown, arrangement, area)
    align(shown, arrangement, area)
    hide(arranged, arrangement, area)
    for child in shown where view(child).kind != .stack { suppressAmbiguity(child, node) }
  }

  // MARK: - Along the axis

  private mutating func distribute(_ shown: [Int], _ arrangement: StackArrangement, _ area: Region) {
    let axis = arrangement.axis
    let isMirrored = axis == .horizontal && context.isRightToLeft(area.node)
    let ordered = isMirrored ? shown.reversed() : shown
    guard let first = ordered.first, let last = ordered.last else { return }
    addEdge(.start, of: first, to: area[axis].start, area, axis)
    addEdge(.end, of: last, to: area[axis].end, area, axis)
    switch arrangement.distribution {
    case .fill:
      addGaps(ordered, arrangement, area)
    case .fillEqually:
      addGaps(ordered, arrangement, area)
      for child in ordered.dropFirst() { addProportion(child, 1, to: first, 1, axis, 1000, area.node) }
    case .fillProportionally:
      addGaps(ordered, arrangement, area)
      addProportions(shown, arrangement, area)
    case .equalSpacing:
      addEqualGaps(ordered, arrangement, area)
    case .equalCentering:
      addEqualCenters(ordered, arrangement, area)
    }
  }

  /// One view follows the other after the spacing.
  private mutating func addGaps(_ children: [Int], _ arrangement: StackArrangement, _ area: Region) {
    for (previous, next) in zip(children, children.dropFirst()) {
      var equation = gap(previous, next, arrangement, area)
      equation.add(-arrangement.spacing)
      add(equation, .equal, .stack(node: area.node))
    }
  }

  /// The distance between two neighbours: of their edges, or of their baselines.
  private mutating func gap(
    _ previous: Int, _ next: Int, _ arrangement: StackArrangement, _ area: Region
  ) -> Equation {
    let axis = arrangement.axis
    var equation = Equation()
    if arrangement.isBaselineRelative, axis == .vertical {
      addBaseline(next, isFirst: true, in: area.node, times: 1, to: &equation)
      addBaseline(previous, isFirst: false, in: area.node, times: -1, to: &equation)
      return equation
    }
    let nextRegion = region(of: .view(next))
    let previousRegion = region(of: .view(previous))
    add(nextRegion[axis].start, of: nextRegion, axis, in: area.node, times: 1, to: &equation)
    add(previousRegion[axis].end, of: previousRegion, axis, in: area.node, times: -1, to: &equation)
    return equation
  }

  private mutating func addEqualGaps(_ children: [Int], _ arrangement: StackArrangement, _ area: Region) {
    var firstGap: Equation?
    for (previous, next) in zip(children, children.dropFirst()) {
      let distance = gap(previous, next, arrangement, area)
      var beyondSpacing = distance
      beyondSpacing.add(-arrangement.spacing)
      add(beyondSpacing, .greaterThanOrEqual, .stack(node: area.node))
      if let firstGap {
        add(distance.subtracting(firstGap), .equal, .stack(node: area.node))
      } else {
        firstGap = distance
        add(beyondSpacing, .equal, priority: StackArrangement.fittingPriority, .stack(node: area.node))
      }
    }
  }

  private mutating func addEqualCenters(_ children: [Int], _ arrangement: StackArrangement, _ area: Region) {
    let axis = arrangement.axis
    var firstDistance: Equation?
    for (previous, next) in zip(children, children.dropFirst()) {
      var beyondSpacing = gap(previous, next, arrangement, area)
      beyondSpacing.add(-arrangement.spacing)
      add(beyondSpacing, .greaterThanOrEqual, .stack(node: area.node))
      var distance = Equation()
      for (child, factor) in [(next, 1.0), (previous, -1.0)] {
        let region = region(of: .view(child))
        add(
          .middle(region[axis].start, region[axis].end), of: region, axis, in: area.node, times: factor, to: &distance)
      }
      if let firstDistance {
        add(
          distance.subtracting(firstDistance), .equal, priority: StackArrangement.centeringPriority,
          .stack(node: area.node))
      } else {
        firstDistance = distance
        add(beyondSpacing, .equal, priority: StackArrangement.fittingPriority, .stack(node: area.node))
      }
    }
  }

  /// Each view has the share of the stack view that its own size has of all sizes and gaps together. So the shares don't
  /// fill the room, and the last one gives way (133.5 and 115 of 250.5 points for 20.5, a gap of 2, and 16).
  private mutating func addProportions(_ children: [Int], _ arrangement: StackArrangement, _ area: Region) {
    let axis = arrangement.axis
    let lengths = children.map { child -> Double in
      let size = ownSize(child, context.object(child))
      return max((axis == .horizontal ? size.width : size.height) ?? 0, 0)
    }
    let total = lengths.reduce(arrangement.spacing * Double(children.count - 1), +)
    guard total > 0, lengths.contains(where: { $0 > 0 }) else {
      for child in children.dropFirst() { addProportion(child, 1, to: children[0], 1, axis, 999, area.node) }
      return
    }
    for (place, (child, length)) in zip(children, lengths).enumerated() where length > 0 {
      var equation = Equation()
      addLength(of: region(of: .view(child)), axis, times: 1, to: &equation)
      addLength(of: area, axis, times: -length / total, to: &equation)
      let priority = 999 - Double(place) / Double(children.count)
      add(equation, .equal, priority: priority, .stack(node: area.node))
    }
  }

  /// The lengths of two views are as two numbers.
  private mutating func addProportion(
    _ child: Int, _ share: Double, to other: Int, _ otherShare: Double, _ axis: LayoutAxis, _ priority: Double,
    _ node: Int
  ) {
    var equation = Equation()
    addLength(of: region(of: .view(child)), axis, times: otherShare, to: &equation)
    addLength(of: region(of: .view(other)), axis, times: -share, to: &equation)
    add(equation, .equal, priority: priority, .stack(node: node))
  }

  // MARK: - Across the axis

  mutating func align(
    _ shown: [Int], _ arrangement: StackArrangement, _ area: Region, isHidden: Bool = false
  ) {
    let axis: LayoutAxis = arrangement.axis == .horizontal ? .vertical : .horizontal
    let isMirrored = axis == .horizontal && context.isRightToLeft(area.node)
    for child in shown {
      switch arrangement.alignment {
      case .fill:
        addEdge(.start, of: child, to: area[axis].start, area, axis)
        addEdge(.end, of: child, to: area[axis].end, area, axis)
      case .start, .end:
        let isStart = (arrangement.alignment == .start) != isMirrored
        addEdge(isStart ? .start : .end, of: child, to: isStart ? area[axis].start : area[axis].end, area, axis)
        if !isHidden { keep(child, within: area, axis) }
      case .center:
        addEdge(.middle, of: child, to: .middle(area[axis].start, area[axis].end), area, axis)
        if !isHidden { keep(child, within: area, axis) }
      case .firstBaseline, .lastBaseline:
        if !isHidden { keep(child, within: area, axis) }
        addEdge(
          .start, of: child, to: area[axis].start, area, axis, priority: StackArrangement.fittingPriority)
      }
    }
    if isHidden { return }
    if arrangement.alignment == .firstBaseline || arrangement.alignment == .lastBaseline {
      alignBaselines(shown, isFirst: arrangement.alignment == .firstBaseline, area)
    }
    if arrangement.alignment != .fill { fit(area.node, axis) }
  }

  private mutating func alignBaselines(_ shown: [Int], isFirst: Bool, _ area: Region) {
    for (previous, next) in zip(shown, shown.dropFirst()) {
      var equation = Equation()
      for (child, factor) in [(next, 1.0), (previous, -1.0)] {
        addBaseline(child, isFirst: isFirst, in: area.node, times: factor, to: &equation)
      }
      add(equation, .equal, .stack(node: area.node))
    }
  }

  /// A stack view that doesn't fill is no larger across than its largest subview needs.
  private mutating func fit(_ node: Int, _ axis: LayoutAxis) {
    var equation = Equation()
    equation.add(box(node).size(axis), times: 1)
    guard !equation.isConstant else { return }
    add(equation, .equal, priority: StackArrangement.fittingPriority, .stack(node: node))
  }

  private mutating func keep(_ child: Int, within area: Region, _ axis: LayoutAxis) {
    addEdge(.start, .greaterThanOrEqual, of: child, to: area[axis].start, area, axis)
    addEdge(.end, .lessThanOrEqual, of: child, to: area[axis].end, area, axis)
  }

  mutating func addEdge(
    _ side: Side, _ relation: Relation = .equal, of child: Int, to line: Line, _ area: Region, _ axis: LayoutAxis,
    priority: Double = 1000
  ) {
    let region = region(of: .view(child))
    let own =
      switch side {
      case .start: region[axis].start
      case .end: region[axis].end
      case .middle: Line.middle(region[axis].start, region[axis].end)
      }
    var equation = Equation()
    add(own, of: region, axis, in: area.node, times: 1, to: &equation)
    add(line, of: area, axis, in: area.node, times: -1, to: &equation)
    add(equation, relation, priority: priority, .stack(node: area.node))
  }
}
