import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// Adds the constraints that a view of the document holds.
  mutating func addDocumentConstraints(_ node: Int) {
    let object = context.object(node)
    for (position, constraint) in object.constraints.enumerated() {
      if let id = constraint.id, context.uninstalled.contains(id) { continue }
      // Placeholders are the canvas's alone: the compiled nib hasn't got them.
      if constraint.isPlaceholder, context.fidelity == .device { continue }
      guard let equation = equation(of: constraint, container: node), !equation.isConstant else { continue }
      let relation: Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      if constraint.tiesBaselines { baselineEquations.insert(equations.count) }
      add(
        equation, relation, priority: constraint.priority.value,
        .document(container: object.index, position: position))
    }
  }

  /// The difference between the sides of a constraint; nil for one that has no meaning here, such as one with an item that
  /// isn't there.
  private mutating func equation(of constraint: Constraint, container: Int) -> Equation? {
    guard let first = constraint.firstAttribute, let firstItem = item(constraint.firstItem, container: container) else {
      return nil
    }
    var equation = Equation()
    guard let second = constraint.secondAttribute else {
      guard constraint.secondItem == nil else { return nil }
      let constant = constraint.constant.value
      if first.axis == .size {
        let surroundings = ItemSurroundings(ancestor: firstItem.node, isInside: false, isRightToLeft: false)
        guard add(first, of: firstItem, surroundings, times: 1, to: &equation) else { return nil }
        equation.add(-constant)
        return equation
      }
      return nil
    }
    guard let secondItem = item(constraint.secondItem, container: container), first.axis == second.axis,
      let ancestor = context.tree.commonAncestor(firstItem.node, secondItem.node)
    else { return nil }
    let isRightToLeft = context.isRightToLeft(container)
    let isMirrored =
      isRightToLeft && first.axis == .horizontalPosition && (first.isDirectionalEdge || second.isDirectionalEdge)
    func surroundings(of item: LayoutItem) -> ItemSurroundings {
      ItemSurroundings(
        ancestor: ancestor, isInside: ancestor == item.node && firstItem != secondItem, isRightToLeft: isRightToLeft)
    }
    let constant = constant(of: constraint, firstItem, secondItem, ancestor)
    let multiplier = constraint.multiplier.value
    guard multiplier.isFinite,
      add(first, of: firstItem, surroundings(of: firstItem), times: 1, to: &equation),
      add(second, of: secondItem, surroundings(of: secondItem), times: -multiplier, to: &equation)
    else { return nil }
    guard isMirrored else {
      equation.add(-constant)
      return equation
    }
    // From right to left what is larger lies further left, so that inequalities change their direction, too.
    equation.add(constant)
    return Equation().subtracting(equation)
  }

  private func constant(
    of constraint: Constraint, _ first: LayoutItem, _ second: LayoutItem, _ ancestor: Int
  ) -> Double {
    guard constraint.isSymbolic else { return constraint.constant.value }
    guard constraint.constant.value == 0 else {
      return isAppliedByEditor(constraint, first, second) ? constraint.constant.value : 0
    }
    return context.margins.systemSpacing(toSuperview: first.node == ancestor || second.node == ancestor)
  }

  /// Whether the canvas keeps the distance that a symbolic constant stands for.
  ///
  /// It doesn't keep those to the sides of a safe area: all 6 labels that are to stand 20 points from one (in launch screens)
  /// are stored right at it.
  private func isAppliedByEditor(_ constraint: Constraint, _ first: LayoutItem, _ second: LayoutItem) -> Bool {
    guard context.fidelity == .editor, constraint.firstAttribute?.axis == .horizontalPosition else { return true }
    return ![first, second].contains { item in
      if case .guide(_, .view("safeArea")) = item { true } else { false }
    }
  }

  /// What a constraint mentions; nothing means the view that holds it. Nil for what is no part of this root's layout.
  func item(_ reference: ObjectReference?, container: Int) -> LayoutItem? {
    guard let reference else { return .view(container) }
    let item: LayoutItem
    switch context.document.nodesByID[reference.id] {
    case .object(let index):
      guard let node = context.tree.node(of: index) else { return nil }
      item = .view(node)
    case .layoutGuide(let owner, let position):
      let kind = context.document.objects[owner].layoutGuides[position].kind
      guard let node = context.tree.node(of: owner) ?? rootView(ofController: owner) else { return nil }
      item = .guide(node, kind)
    default:
      return nil
    }
    guard nodes.contains(item.node), view(item.node).placement != .none else { return nil }
    return item
  }

  private func rootView(ofController controller: ObjectIndex) -> Int? {
    for child in context.document.objects[controller].children {
      guard context.document.objects[child].role == .keyed("view") else { continue }
      return context.tree.node(of: child)
    }
    return nil
  }

  /// What the attribute of an item in a constraint depends on.
  private struct ItemSurroundings {
    /// The view in whose coordinates places count.
    var ancestor: Int
    /// Whether the other item stands in this one.
    var isInside: Bool
    /// Whether leading is on the right: the view that holds the constraint says so.
    var isRightToLeft: Bool
  }

  /// Adds an attribute of an item so many times to an equation; false where the item has no such attribute.
  private mutating func add(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ surroundings: ItemSurroundings, times factor: Double,
    to equation: inout Equation
  ) -> Bool {
    switch attribute {
    case .width, .height:
      let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
      addLength(of: region(of: item), axis, times: factor, to: &equation)
    case .firstBaseline, .lastBaseline:
      guard case .view(let node) = item else { return false }
      addBaseline(node, isFirst: attribute == .firstBaseline, in: surroundings.ancestor, times: factor, to: &equation)
    default:
      addEdge(attribute, of: item, surroundings, times: factor, to: &equation)
    }
    return true
  }

  private mutating func addEdge(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ surroundings: ItemSurroundings, times factor: Double,
    to equation: inout Equation
  ) {
    let axis: LayoutAxis = attribute.axis == .horizontalPosition ? .horizontal : .vertical
    let side = Side(attribute, isRightToLeft: surroundings.isRightToLeft)
    let usesMargins = attribute.isMargin
    // Apple's Auto Layout Guide: edges of a scroll view stand for its content, its center and size for its frame.
    let region = region(of: item, usesMargins: usesMargins, isInside: surroundings.isInside && side != .middle)
    let (start, end) = region[axis]
    let line =
      switch side {
      case .start: start
      case .end: end
      case .middle: Line.middle(start, end)
      }
    add(line, of: region, axis, in: surroundings.ancestor, times: factor, to: &equation)
  }

  /// Adds where a view's baseline lies, in the coordinates of a view that holds it, so many times to an equation.
  mutating func addBaseline(
    _ node: Int, isFirst: Bool, in ancestor: Int, times factor: Double, to equation: inout Equation
  ) {
    let holder = baselineHolder(node, isFirst: isFirst)
    let line = baseline(holder, isFirst: isFirst)
    add(line, of: region(of: .view(holder)), .vertical, in: ancestor, times: factor, to: &equation)
  }

  /// The view whose baseline is another one's: of a stack view the first or last that it arranges, or the tallest where it
  /// arranges them side by side (`UIView.forFirstBaselineLayout`).
  private func baselineHolder(_ node: Int, isFirst: Bool) -> Int {
    guard view(node).kind == .stack else { return node }
    let shown = view(node).children.filter { view($0).placement == .stack && !isHidden($0) }
    let isVertical = StackArrangement(context.object(node)).axis == .vertical
    func height(_ child: Int) -> Double { ownSize(child, context.object(child)).height ?? 0 }
    let holder = isVertical ? (isFirst ? shown.first : shown.last) : shown.max { height($0) < height($1) }
    return holder.map { baselineHolder($0, isFirst: isFirst) } ?? node
  }

  /// Where a view's own baseline lies.
  private mutating func baseline(_ node: Int, isFirst: Bool) -> Line {
    let object = context.object(node)
    guard context.hasBaseline(node) else { return .end }
    let insets = context.sizer.alignmentInsets(of: object)
    // Those of a label of several lines are the same whatever its size.
    let isFixed = view(node).kind == .label && object.wrapsText
    let size = isFixed ? Extent(width: 0, height: 0) : assumedSize(node)
    let baselines = context.sizer.baselines(of: object, size: size)
    return isFirst
      ? Line(fraction: 0, offset: insets.top + baselines.first)
      : Line(fraction: 1, offset: -insets.bottom - baselines.last)
  }

  private mutating func assumedSize(_ node: Int) -> Extent {
    if let known = assumptions.sizes[node] {
      asked.sizes[node] = known
      return known
    }
    let own = context.sizer.size(of: context.object(node))
    let size = Extent(width: own.width ?? 0, height: own.height ?? 0)
    asked.sizes[node] = size
    return size
  }
}

extension LayoutAttribute {
  /// Whether it is an edge or center of the margins.
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      false
    }
  }
}

extension Constraint {
  fileprivate var tiesBaselines: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
