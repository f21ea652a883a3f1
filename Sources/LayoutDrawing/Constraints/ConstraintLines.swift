import InterfaceLayout
import InterfaceModel
import LayoutMetrics

/// Finds the lines that show constraints in a picture.
struct ConstraintLines {
  private let drawing: Drawing
  private let frames: [LayoutFrame?]

  /// Makes lines for a picture in which the views have these frames.
  init(_ drawing: Drawing, frames: [LayoutFrame?]) {
    self.drawing = drawing
    self.frames = frames
  }

  /// The lines of a constraint; none where its views aren't to be seen.
  func lines(_ constraint: Constraint, number: Int) -> [ConstraintLine] {
    guard let attribute = constraint.firstAttribute else { return [] }
    let drawn: [(kind: ConstraintLine.Kind, ends: [Double], label: String)] =
      switch attribute.axis {
      case .size: sizeLines(constraint)
      case .horizontalPosition: positionLines(constraint, attribute, axis: .horizontal)
      case .verticalPosition: positionLines(constraint, attribute, axis: .vertical)
      }
    return drawn.map { line in
      ConstraintLine(
        constraint: number, kind: line.kind, ends: line.ends.map { ($0 * 10).rounded() / 10 }, label: line.label)
    }
  }

  // MARK: Extents

  private func sizeLines(_ constraint: Constraint) -> [(ConstraintLine.Kind, [Double], String)] {
    let sign = constraint.relation == .equal ? "" : "\(ConstraintWords.sign(constraint.relation)) "
    guard let secondAttribute = constraint.secondAttribute else {
      return sizeLine(constraint.firstItem, constraint.firstAttribute, constraint, sign + constraint.constant.text)
    }
    var label = constraint.multiplier.value == 1 ? "=" : "× \(ConstraintWords.factor(constraint.multiplier))"
    if constraint.constant.value != 0 { label += " + \(constraint.constant.text)" }
    return sizeLine(constraint.firstItem, constraint.firstAttribute, constraint, sign + label)
      + sizeLine(constraint.secondItem, secondAttribute, constraint, "")
  }

  private func sizeLine(
    _ item: ObjectReference?, _ attribute: LayoutAttribute?, _ constraint: Constraint, _ label: String
  ) -> [(ConstraintLine.Kind, [Double], String)] {
    guard let (_, frame) = frame(of: item, in: constraint) else { return [] }
    if attribute == .width { return [(.size, [frame.x, frame.midY, frame.maxX, frame.midY], label)] }
    return [(.size, [frame.midX, frame.y, frame.midX, frame.maxY], label)]
  }

  // MARK: Places

  private func positionLines(
    _ constraint: Constraint, _ attribute: LayoutAttribute, axis: LayoutAxis
  ) -> [(ConstraintLine.Kind, [Double], String)] {
    guard let secondAttribute = constraint.secondAttribute else { return [] }
    let first = frame(of: constraint.firstItem, in: constraint)
    let second = frame(of: constraint.secondItem, in: constraint)
    var start = first.flatMap { position(attribute, $0.view, $0.frame) }
    var end = second.flatMap { position(secondAttribute, $0.view, $0.frame) }
    // Where guides and margins lie follows from the other side of an equation that holds.
    if start == nil, let end { start = end + constraint.constant.value }
    if end == nil, let start { end = start - constraint.constant.value }
    guard let start, let end else { return [] }
    let spans = [first?.frame, second?.frame].compactMap { $0 }.map { span($0, across: axis) }
    guard let across = spans.first else { return [] }
    let isAligned = abs(start - end) < 0.5
    let lower = spans.map(\.lowerBound).max() ?? across.lowerBound
    let upper = spans.map(\.upperBound).min() ?? across.upperBound
    let place = lower <= upper ? (lower + upper) / 2 : (across.lowerBound + across.upperBound) / 2
    let sign = constraint.relation == .equal ? "" : ConstraintWords.sign(constraint.relation)
    guard isAligned else {
      let ends = axis == .horizontal ? [end, place, start, place] : [place, end, place, start]
      return [(.gap, ends, sign + label(constraint))]
    }
    let from = spans.map(\.lowerBound).min() ?? across.lowerBound
    let to = spans.map(\.upperBound).max() ?? across.upperBound
    return [(.align, axis == .horizontal ? [start, from, start, to] : [from, start, to, start], sign)]
  }

  private func label(_ constraint: Constraint) -> String {
    let constant = constraint.constant.text
    guard constraint.multiplier.value != 1 else { return constant }
    return "× \(ConstraintWords.factor(constraint.multiplier))"
      + (constraint.constant.value == 0 ? "" : " + \(constant)")
  }

  private func span(_ frame: LayoutFrame, across axis: LayoutAxis) -> ClosedRange<Double> {
    let (start, length) = axis == .horizontal ? (frame.y, frame.height) : (frame.x, frame.width)
    return start...(start + max(length, 0))
  }

  /// The view of an item with its frame; nil for a guide.
  private func frame(of item: ObjectReference?, in constraint: Constraint) -> (view: Int, frame: LayoutFrame)? {
    var object = constraint.container
    if let item {
      guard case .object(let index)? = drawing.document.nodesByID[item.id] else { return nil }
      object = index
    }
    guard let view = drawing.viewOfObject[object], let frame = frames[view] else { return nil }
    return (view, frame)
  }

  /// Where an attribute lies in the picture; nil for one that hangs on margins.
  private func position(_ attribute: LayoutAttribute, _ view: Int, _ frame: LayoutFrame) -> Double? {
    switch attribute {
    case .left, .leading: frame.x
    case .right, .trailing: frame.maxX
    case .centerX: frame.midX
    case .top: frame.y
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .firstBaseline: frame.y + baselines(view, frame).first
    case .lastBaseline: frame.maxY - baselines(view, frame).last
    default: nil
    }
  }

  private func baselines(_ view: Int, _ frame: LayoutFrame) -> (first: Double, last: Double) {
    drawing.sizer.baselines(
      of: drawing.object(view), size: Extent(width: max(frame.width, 0), height: max(frame.height, 0)))
  }
}
