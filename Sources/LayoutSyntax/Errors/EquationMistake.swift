import InterfaceModel

/// What is wrong with a constraint that is written well but can't hold or means nothing.
struct EquationMistake {
  /// What is wrong.
  let message: String
  /// What to write instead.
  var help: String?

  private init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The first mistake in `equation`; nil for a constraint that can hold.
  init?(in equation: LayoutEquation, of subject: ConstraintSubject? = nil) {
    guard
      let mistake = Self.missingFromGuide(equation.left) ?? Self.alone(equation, subject)
        ?? equation.right.flatMap({ Self.tied(equation, $0) })
    else { return nil }
    self = mistake
  }

  // MARK: A constant alone

  private static func alone(_ equation: LayoutEquation, _ subject: ConstraintSubject?) -> EquationMistake? {
    guard equation.right == nil else { return nil }
    let attribute = equation.left.attribute
    guard attribute.axis == .size else {
      let value = LayoutText.sum(equation.constant)
      let help = subject.map { "write \($0.writing("superview\(value)"))" }
      return EquationMistake(
        "'\(attribute.rawValue)' is \(place(attribute)) and needs a view to be measured from", help: help)
    }
    guard let value = equation.constant.value else { return standardLength(attribute) }
    guard equation.relation != .greaterThanOrEqual, value.value < 0 else { return nil }
    return EquationMistake("'\(attribute.rawValue)' can't be less than 0, found '\(value.text)'")
  }

  private static func standardLength(_ attribute: LayoutAttribute) -> EquationMistake {
    EquationMistake("the standard spacing is between places, and '\(attribute.rawValue)' is a length")
  }

  // MARK: Two sides

  private static func tied(_ equation: LayoutEquation, _ right: LayoutReference) -> EquationMistake? {
    let left = equation.left
    if let mistake = missingFromGuide(right) ?? pairing(left.attribute, right.attribute) { return mistake }
    if left == right {
      return EquationMistake("'\(left.attribute.rawValue)' can't be tied to itself")
    }
    if equation.multiplier.value == 0 {
      let help = left.attribute.axis == .size ? "write the constant alone" : nil
      return EquationMistake("a factor of 0 leaves nothing of '\(right.attribute.rawValue)'", help: help)
    }
    if case .standard = equation.constant, left.attribute.axis == .size {
      return standardLength(left.attribute)
    }
    return nil
  }

  private static func pairing(_ left: LayoutAttribute, _ right: LayoutAttribute) -> EquationMistake? {
    if left.axis != right.axis {
      return EquationMistake(
        "'\(left.rawValue)', \(place(left)), can't be tied to '\(right.rawValue)', \(place(right))")
    }
    guard
      left.isAbsoluteEdge && right.isDirectionalEdge || left.isDirectionalEdge && right.isAbsoluteEdge
    else { return nil }
    return EquationMistake(
      "'\(left.rawValue)' can't be tied to '\(right.rawValue)', which "
        + (left.isDirectionalEdge ? "doesn't change" : "changes") + " sides with the language",
      help: counterpart(right).map { "write '\($0)'" })
  }

  /// The attribute of the other kind of edge that is at the same place in left-to-right languages.
  private static func counterpart(_ attribute: LayoutAttribute) -> String? {
    switch attribute {
    case .left: "leading"
    case .right: "trailing"
    case .leading: "left"
    case .trailing: "right"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    case .leadingMargin: "leftMargin"
    case .trailingMargin: "rightMargin"
    default: nil
    }
  }

  /// Guides are rectangles: they have neither text nor margins.
  private static func missingFromGuide(_ reference: LayoutReference) -> EquationMistake? {
    guard let guide = reference.guide, !rectangle.contains(reference.attribute) else { return nil }
    return EquationMistake("'\(guide.text)' is a guide and has no '\(reference.attribute.rawValue)'")
  }

  private static let rectangle: Set<LayoutAttribute> = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  private static func place(_ attribute: LayoutAttribute) -> String {
    switch attribute.axis {
    case .horizontalPosition: "a place along x"
    case .verticalPosition: "a place along y"
    case .size: "a length"
    }
  }
}
