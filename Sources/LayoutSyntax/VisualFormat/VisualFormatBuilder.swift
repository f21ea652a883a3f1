import InterfaceModel

/// Makes the constraints of a line in the visual format.
///
/// The left side is always a view of the line, so that `superview` is its superview: `[a]-8-|` is
/// `a.trailing = superview.trailing - 8`. That all views of a line with a bar have one superview, as UIKit asks, is for the
/// caller to see. A bare connection to the superview's edge ties to its margin, as UIKit does.
struct VisualFormatBuilder {
  private let items: [VisualFormatItem]
  private let connections: [VisualFormatConnection]
  private let options: [(option: VisualFormatOption, range: Range<Int>)]
  private let direction: VisualFormatDirection
  private let tiesBaselines: Bool

  init(
    items: [VisualFormatItem], connections: [VisualFormatConnection], isVertical: Bool,
    options: [(option: VisualFormatOption, range: Range<Int>)]
  ) {
    self.items = items
    self.connections = connections
    self.options = options
    direction = VisualFormatDirection(isVertical: isVertical, options: options.map(\.option))
    tiesBaselines = options.contains { $0.option == .spacingBaselineToBaseline }
  }

  /// The constraints in the order of the line: for each view its connection to what is before it, and its predicates.
  func equations() throws(LayoutSyntaxError) -> [ParsedEquation] {
    var equations: [ParsedEquation] = []
    for (index, item) in items.enumerated() {
      if index > 0 { equations += try connection(connections[index - 1], from: items[index - 1], to: item) }
      for predicate in item.predicates { equations.append(try length(of: item, predicate)) }
    }
    return equations + alignments()
  }

  // MARK: Connections

  private func connection(
    _ connection: VisualFormatConnection, from first: VisualFormatItem, to second: VisualFormatItem
  ) throws(LayoutSyntaxError) -> [ParsedEquation] {
    if first.item == second.item {
      throw LayoutSyntaxError(second.nameRange, "'\(second.item.text)' is connected to itself")
    }
    switch connection {
    case .flush:
      return [spacing(.zero, from: first, to: second, predicate: nil)]
    case .standard:
      return [standardSpacing(from: first, to: second)]
    case .spacing(let predicates):
      return predicates.compactMap { predicate in
        guard case .constant(let constant) = predicate.object else { return nil }
        return spacing(constant, from: first, to: second, predicate: predicate)
      }
    }
  }

  private func standardSpacing(from first: VisualFormatItem, to second: VisualFormatItem) -> ParsedEquation {
    guard first.item == .superview || second.item == .superview else {
      return spacing(.standard(isNegated: false), from: first, to: second, predicate: nil)
    }
    var tied = spacing(.zero, from: first, to: second, predicate: nil)
    tied.equation.right?.attribute = first.item == .superview ? direction.startMargin : direction.endMargin
    return tied
  }

  /// `second` begins `constant` after the end of `first`; turned round where `second` is the superview.
  private func spacing(
    _ constant: LayoutConstant, from first: VisualFormatItem, to second: VisualFormatItem,
    predicate: VisualFormatPredicate?
  ) -> ParsedEquation {
    let isLast = second.item == .superview
    let (left, right) = isLast ? (first, second) : (second, first)
    let relation = predicate?.relation ?? .equal
    // Going back, or seen from the end, what is further along has the smaller coordinate.
    let isReversed = isLast == direction.isForward
    var equation = LayoutEquation(
      reference(left, isLast ? direction.end : direction.start),
      isReversed ? relation.turned : relation,
      reference(right, isLast || right.item != .superview ? direction.end : direction.start),
      constant: isReversed ? constant.negated : constant, priority: predicate?.priority ?? .required)
    if tiesBaselines, first.item != .superview, second.item != .superview {
      equation.left.attribute = .firstBaseline
      equation.right?.attribute = .lastBaseline
    }
    return ParsedEquation(
      equation, range: first.range.lowerBound..<second.range.upperBound, leftRange: left.nameRange,
      rightRange: right.nameRange, priorityRange: predicate?.priorityRange)
  }

  // MARK: Lengths

  private func length(
    of item: VisualFormatItem, _ predicate: VisualFormatPredicate
  ) throws(LayoutSyntaxError) -> ParsedEquation {
    var equation = LayoutEquation(
      reference(item, direction.length), predicate.relation, priority: predicate.priority ?? .required)
    var rightRange: Range<Int>?
    switch predicate.object {
    case .constant(let constant):
      equation.constant = constant
    case .view(let other):
      equation.right = LayoutReference(other, direction.length)
      rightRange = predicate.objectRange
    }
    if let mistake = EquationMistake(in: equation) {
      throw LayoutSyntaxError(predicate.objectRange, mistake.message, help: mistake.help)
    }
    return ParsedEquation(
      equation, range: predicate.range, leftRange: item.nameRange, rightRange: rightRange,
      priorityRange: predicate.priorityRange)
  }

  // MARK: Alignment

  /// Each view agrees with the one before it.
  private func alignments() -> [ParsedEquation] {
    let views = items.filter { $0.item != .superview }
    return options.flatMap { option, range -> [ParsedEquation] in
      guard let attribute = option.alignedAttribute else { return [] }
      return zip(views.dropFirst(), views).map { view, previous in
        ParsedEquation(
          LayoutEquation(reference(view, attribute), .equal, reference(previous, attribute)), range: range,
          leftRange: view.nameRange, rightRange: previous.nameRange)
      }
    }
  }

  private func reference(_ item: VisualFormatItem, _ attribute: LayoutAttribute) -> LayoutReference {
    LayoutReference(item.item, attribute)
  }
}
