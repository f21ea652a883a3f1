import InterfaceModel
import LayoutSyntax

/// What a constraint means, in words.
enum EquationPhrase {
  /// A sentence; `holder` is the name of the view that holds the text, where it has one.
  static func sentence(_ equation: LayoutEquation, holder: String?) -> String {
    let left = phrase(equation.left, holder)
    let relation =
      switch equation.relation {
      case .equal: "is"
      case .lessThanOrEqual: "is at most"
      case .greaterThanOrEqual: "is at least"
      }
    return "The \(left) \(relation) \(value(equation, holder))\(ending(equation))."
  }

  private static func value(_ equation: LayoutEquation, _ holder: String?) -> String {
    guard let right = equation.right else { return points(equation.constant) }
    var text = "the " + phrase(right, holder)
    if equation.multiplier != .one { text = "\(factor(equation.multiplier)) times " + text }
    switch equation.constant {
    case .number(let number) where number.value == 0: break
    case .number(let number) where number.value < 0: text += " minus \(number.text.dropFirst()) points"
    case .number: text += " plus \(points(equation.constant))"
    case .metric(let name, _, let isNegated): text += " \(isNegated ? "minus" : "plus") the metric '\(name)'"
    case .standard(let isNegated): text += " \(isNegated ? "minus" : "plus") the standard spacing"
    }
    return text
  }

  private static func points(_ constant: LayoutConstant) -> String {
    switch constant {
    case .number(let number): "\(number.text) points"
    case .metric(let name, _, let isNegated): "\(isNegated ? "minus " : "")the metric '\(name)'"
    case .standard(let isNegated): "\(isNegated ? "minus " : "")the standard spacing"
    }
  }

  private static func factor(_ multiplier: Multiplier) -> String {
    multiplier.numerator.text + (multiplier.denominator.map { "/" + $0.text } ?? "")
  }

  private static func phrase(_ reference: LayoutReference, _ holder: String?) -> String {
    let item =
      switch reference.item {
      case .holder: holder.map { "'\($0)'" } ?? "this view"
      case .superview: "the superview"
      case .owner: "File's Owner"
      case .object(let id): "'\(id)'"
      }
    let guide = reference.guide.map { "\(name($0)) of " } ?? ""
    return "\(name(reference.attribute)) of \(guide)\(item)"
  }

  private static func name(_ guide: LayoutGuideName) -> String {
    switch guide {
    case .safeArea: "the safe area"
    case .margins: "the margins"
    case .readable: "the readable width"
    case .content: "the content"
    case .frame: "the frame"
    case .keyboard: "the keyboard"
    case .custom(let id): "the guide '\(id)'"
    }
  }

  private static func name(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(attribute.rawValue) edge"
    case .width, .height: attribute.rawValue
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(attribute.rawValue.dropLast("Margin".count)) margin"
    case .centerXWithinMargins: "horizontal center within the margins"
    case .centerYWithinMargins: "vertical center within the margins"
    }
  }

  private static func ending(_ equation: LayoutEquation) -> String {
    var text = ""
    if let metric = equation.priority.metric {
      text += ", with the priority of the metric '\(metric)'"
    } else if equation.priority != .required {
      text += ", with priority \(equation.priority.value.text)"
    }
    if let id = equation.id { text += ", called '\(id)'" }
    if !equation.isActive { text += ", once it is activated" }
    if equation.isPlaceholder { text += ", at design time only" }
    return text
  }
}
