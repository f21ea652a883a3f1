import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// A text of several lines and the places of the equations that its size stands in.
  struct WrappedText {
    /// The view.
    var node: Int
    /// The places of the equations for the width; nil where the view has no width of its own.
    var width: Range<Int>?
    /// The places of the equations for the height.
    var height: Range<Int>?
  }

  /// A size of its own never stops a view from being laid out: where 1000 is asked for and can't be had, the stored frames
  /// are those of a priority between 999 and 1000.
  static let strongestContentPriority = 999.5

  /// Adds the size that a view has of itself: it is hugged, and resists to be compressed.
  mutating func addContentSize(_ node: Int) {
    guard isSolved(node), view(node).kind != .stack else { return }
    let object = context.object(node)
    let size = ownSize(node, object)
    if size.isEstimated { estimated.insert(node) }
    let width = addContentSize(size.width, node, object, .horizontal)
    let height = addContentSize(size.height, node, object, .vertical)
    if object.wrapsText, object.preferredMaxLayoutWidth == nil {
      wrappedTexts.append(WrappedText(node: node, width: width, height: height))
    }
  }

  func ownSize(_ node: Int, _ object: InterfaceObject) -> IntrinsicSize {
    let size = context.sizer.size(of: object, fittingWidth: object.preferredMaxLayoutWidth)
    guard isStandIn(node, object) else { return size }
    if object.element == "label" { return IntrinsicSize(width: 50, height: 50) }
    return IntrinsicSize(width: size.width ?? 50, height: size.height ?? 50)
  }

  /// In the editor, empty views and labels of one line without text that a stack view arranges are squares of 50 points by
  /// themselves.
  private func isStandIn(_ node: Int, _ object: InterfaceObject) -> Bool {
    guard context.fidelity == .editor, view(node).placement == .stack else { return false }
    switch object.element {
    case "view": return view(node).children.isEmpty
    case "label": return !object.wrapsText && context.sizer.size(of: object) == IntrinsicSize(width: 0, height: 0)
    default: return false
    }
  }

  private mutating func addContentSize(
    _ length: Double?, _ node: Int, _ object: InterfaceObject, _ axis: LayoutAxis
  ) -> Range<Int>? {
    guard let length, length.isFinite else { return nil }
    let first = equations.count
    var equation = Equation()
    equation.add(box(node).size(axis), times: 1)
    equation.add(-length - alignmentInset(object, axis))
    let hugging = min(context.sizer.hugging(of: object, axis: axis), Self.strongestContentPriority)
    let resistance = min(context.sizer.compressionResistance(of: object, axis: axis), Self.strongestContentPriority)
    add(equation, .lessThanOrEqual, priority: hugging, .contentSize(node: node, axis: axis))
    add(equation, .greaterThanOrEqual, priority: resistance, .contentSize(node: node, axis: axis))
    return first..<equations.count
  }

  private func alignmentInset(_ object: InterfaceObject, _ axis: LayoutAxis) -> Double {
    let insets = context.sizer.alignmentInsets(of: object)
    return axis == .horizontal ? insets.horizontal : insets.vertical
  }

  /// Wraps the texts of several lines at the widths that were found, as UIKit does in a second pass; false where that changes
  /// nothing.
  mutating func wrapTexts() -> Bool {
    var changes = false
    for text in wrappedTexts {
      let object = context.object(text.node)
      let width = value(box(text.node).size(.horizontal)) - alignmentInset(object, .horizontal)
      guard width.isFinite, width > 0 else { continue }
      let size = context.sizer.size(of: object, fittingWidth: width)
      // Stack views keep the width that their texts were wrapped at.
      if view(text.node).placement != .stack {
        changes = setLength(size.width, text.width, object, .horizontal) || changes
      }
      changes = setLength(size.height, text.height, object, .vertical) || changes
    }
    if changes { solver.solve() }
    return changes
  }

  private mutating func setLength(
    _ length: Double?, _ places: Range<Int>?, _ object: InterfaceObject, _ axis: LayoutAxis
  ) -> Bool {
    guard let length, length.isFinite, let places, let first = places.first else { return false }
    let constant = -length - alignmentInset(object, axis)
    guard abs(equations[first].expression.constant - constant) > 1e-6 else { return false }
    for place in places {
      equations[place].expression.constant = constant
      guard let id = constraintIDs[place] else { continue }
      // A required size that can't hold stays what it was.
      try? solver.setConstant(constant, of: id)
    }
    return true
  }
}
