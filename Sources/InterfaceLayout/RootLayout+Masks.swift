import LayoutMetrics

extension RootLayout {
  /// The frame of a view that no constraint places: the stored one, or on another device what its autoresizing mask makes
  /// of it.
  mutating func makeMaskedBox(_ node: Int) -> Box {
    let base = baseFrame(node)
    var box = Box(base ?? editorFrame(node))
    guard view(node).placement != .none, let parent = view(node).parent else { return box }
    if fillsEffectView(node) {
      box = Box(.zero)
      for axis in LayoutAxis.allCases { box[.size(axis)] = self.box(parent).size(axis) }
    } else if let base, let outer = baseFrame(parent) {
      for axis in LayoutAxis.allCases { resize(&box, node, base, in: parent, outer, axis) }
    } else if isSelfSizing(row: parent), let own = view(node).stored, let outer = view(parent).stored {
      resize(&box, node, own, in: parent, outer, .vertical)
    }
    if isSelfSizing(row: node) { box[.height] = rowHeight(node) }
    mirror(&box, node, in: parent)
    return box
  }

  /// Puts a part of a cell on the other side of what it stands in, where lines run from right to left: accessories are on the
  /// left then, and the labels of standard cells change sides. Masks don't know of directions.
  private mutating func mirror(_ box: inout Box, _ node: Int, in parent: Int) {
    guard context.isRightToLeft(parent),
      view(node).kind == .cellContent || standardMask(ofCellPart: node, .horizontal) != nil
    else { return }
    let mirrored = makeVariable(node, .x)
    var equation = Equation()
    equation.add(mirrored, times: 1)
    equation.add(box.origin(.horizontal), times: 1)
    equation.add(box.size(.horizontal), times: 1)
    equation.add(self.box(parent).size(.horizontal), times: -1)
    box[.x] = mirrored
    add(equation, .equal, .mask(node: node))
  }

  /// The frame on the document's own device, with cells and what they hold as wide as their table shows them, whatever width
  /// they are stored with; nil while that is laid out.
  private func baseFrame(_ node: Int) -> LayoutFrame? {
    guard let base = context.base else { return nil }
    let cell = view(node).kind == .cellContent ? view(node).parent : node
    guard let cell, let table = table(ofCell: cell), context.object(table)["style"] != "insetGrouped" else {
      return base[node]
    }
    var frame = base[node]
    frame.width += base[table].width - base[cell].width
    return frame
  }

  /// The stored frame, or that of a cell as its table shows it.
  private mutating func editorFrame(_ node: Int) -> LayoutFrame {
    var frame = view(node).stored ?? impliedFrame(node)
    frame.width += widening(ofCell: view(node).kind == .cellContent ? view(node).parent : node)
    return frame
  }

  /// The frame of a view that the document stores none for: older documents leave out those of cells.
  private func impliedFrame(_ node: Int) -> LayoutFrame {
    guard let parent = view(node).parent, case .fixed(let width) = box(parent).size(.horizontal),
      case .fixed(let height) = box(parent).size(.vertical)
    else { return .zero }
    let object = context.object(node)
    if view(node).kind == .cell {
      let ownHeight =
        object["rowHeight"].flatMap(Double.init) ?? context.object(parent)["rowHeight"].flatMap(Double.init)
      return LayoutFrame(x: 0, y: 0, width: width, height: ownHeight ?? 44)
    }
    guard object.role == .keyed("contentView") else { return .zero }
    // A row may be higher than the cell is stored, as long as Interface Builder hasn't laid it out anew.
    let rowHeight = context.object(parent)["rowHeight"].flatMap(Double.init) ?? 0
    return LayoutFrame(x: 0, y: 0, width: width, height: rowHeight > 0 && rowHeight.isFinite ? rowHeight : height)
  }

  /// Gives each flexible part of a view and its margins its share of what the superview gained or lost.
  private mutating func resize(
    _ box: inout Box, _ node: Int, _ frame: LayoutFrame, in parent: Int, _ outerFrame: LayoutFrame, _ axis: LayoutAxis
  ) {
    let outer = outerFrame[.size(axis)]
    let mask =
      standardMask(ofCellPart: node, axis) ?? supplementaryMask(node, axis)
      ?? AutoresizingMask(context.object(node), isCellPart: isCellPart(node), axis)
    let lengths = [frame[.origin(axis)], frame[.size(axis)], outer - frame[.origin(axis)] - frame[.size(axis)]]
    let shares = mask.shares(of: lengths)
    let size = self.box(parent).size(axis)
    if case .fixed(let length) = size {
      box[.origin(axis)] = .fixed(lengths[0] + shares[0] * (length - outer))
      box[.size(axis)] = .fixed(lengths[1] + shares[1] * (length - outer))
      return
    }
    for (attribute, part) in [(FrameAttribute.origin(axis), 0), (.size(axis), 1)] where shares[part] != 0 {
      let quantity = makeVariable(node, attribute)
      var equation = Equation()
      equation.add(quantity, times: 1)
      equation.add(size, times: -shares[part])
      equation.add(shares[part] * outer - lengths[part])
      box[attribute] = quantity
      add(equation, .equal, .mask(node: node))
    }
  }

  /// Whether it is the content view of a visual effect view, which has that view's bounds whatever its mask says: what stands in
  /// it may give the effect view its size. False where the document gives the frames of both.
  func fillsEffectView(_ node: Int) -> Bool {
    guard context.object(node).role == .keyed("contentView"), let parent = view(node).parent,
      isSolved(parent) || context.base != nil
    else { return false }
    return view(parent).kind == .effect
  }

  /// Cells are as wide as their table, and a cell's content view as the cell, whatever their masks say.
  private func isCellPart(_ node: Int) -> Bool {
    guard let parent = view(node).parent else { return false }
    switch view(parent).kind {
    case .table: return true
    case .cell: return context.object(node).role == .keyed("contentView")
    default: return false
    }
  }
}
