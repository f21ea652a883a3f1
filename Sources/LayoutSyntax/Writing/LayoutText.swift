import InterfaceModel

/// Writes constraints as the shortest canonical text: what is read from it is what was written.
public enum LayoutText {
  /// The value of the attribute that is named like the equation's left attribute, for a constraint of the holder.
  public static func value(of equation: LayoutEquation) -> String {
    let relation = equation.relation == .equal ? "" : equation.relation.text + " "
    return relation + expression(of: equation) + ending(of: equation)
  }

  /// The line of a `<constraints>` block.
  public static func line(of equation: LayoutEquation) -> String {
    "\(left(equation.left)) \(equation.relation.text) \(expression(of: equation))\(ending(of: equation))"
  }

  // MARK: Sides

  private static func left(_ reference: LayoutReference) -> String {
    if reference.item == .holder, reference.guide == nil { return reference.attribute.rawValue }
    return item(reference) + ".\(reference.attribute.rawValue)"
  }

  private static func expression(of equation: LayoutEquation) -> String {
    guard let right = equation.right else { return constant(equation.constant) }
    return self.right(right, left: equation.left) + factor(equation.multiplier) + sum(equation.constant)
  }

  /// The right side, without what the reader takes from the left side.
  private static func right(_ reference: LayoutReference, left: LayoutReference) -> String {
    let attribute = reference.attribute.rawValue
    if reference.item == left.item, reference.guide == nil { return attribute }
    return reference.attribute == left.attribute ? item(reference) : "\(item(reference)).\(attribute)"
  }

  static func item(_ reference: LayoutReference) -> String {
    reference.guide.map { "\(reference.item.text).\($0.text)" } ?? reference.item.text
  }

  // MARK: Numbers

  /// A constant alone, or one of several numbers.
  static func constant(_ constant: LayoutConstant) -> String {
    switch constant {
    case .number(let number): number.text
    case .metric(let name, _, let isNegated): isNegated ? "-\(name)" : name
    case .standard(let isNegated): isNegated ? "-standard" : "standard"
    }
  }

  /// ` + 8` or ` - gap`; nothing for 0.
  static func sum(_ constant: LayoutConstant) -> String {
    if case .number(let number) = constant, number.value == 0 { return "" }
    return constant.isSubtracted ? " - \(self.constant(constant.negated))" : " + \(self.constant(constant))"
  }

  /// ` * 2` or ` / 3`; nothing for one.
  static func factor(_ multiplier: Multiplier) -> String {
    if multiplier == .one { return "" }
    guard let divisor = multiplier.denominator else { return " * \(multiplier.numerator.text)" }
    if multiplier.usesSlash, multiplier.numerator.text == "1" { return " / \(divisor.text)" }
    return " * \(ratio(multiplier))"
  }

  /// `2`, `16:9` or `16/9`.
  static func ratio(_ multiplier: Multiplier) -> String {
    guard let divisor = multiplier.denominator else { return multiplier.numerator.text }
    return "\(multiplier.numerator.text)\(multiplier.usesSlash ? "/" : ":")\(divisor.text)"
  }

  // MARK: What follows

  static func ending(of equation: LayoutEquation) -> String {
    ending(
      priority: equation.priority, id: equation.id, isActive: equation.isActive,
      isPlaceholder: equation.isPlaceholder)
  }

  static func ending(priority: LayoutPriority, id: String?, isActive: Bool, isPlaceholder: Bool) -> String {
    var text = ""
    if let metric = priority.metric {
      text += " @\(metric)"
    } else if priority != .required {
      text += " @\(priority.value.text)"
    }
    if let id { text += " as \(id)" }
    if !isActive { text += " inactive" }
    if isPlaceholder { text += " placeholder" }
    return text
  }
}
