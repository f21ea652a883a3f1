import InterfaceModel
import Suggestions

extension ConstraintParser {
  /// Reads what follows an expression: a priority, `as` and a name, `inactive`, `placeholder`, in any order and each
  /// once, to the end of the text. A constraint can be both `inactive` and `placeholder`.
  ///
  /// - Parameters:
  ///   - continuation: What else could come first, for the message about something that can't: "'inset', ".
  ///   - help: The help for something that can't come first, if it has to do with the expression.
  mutating func parseEnding(
    continuation: String = "", help: (ConstraintParser, LayoutToken) -> String? = { _, _ in nil }
  ) throws(LayoutSyntaxError) -> ConstraintEnding {
    var ending = ConstraintEnding()
    while let token = cursor.current {
      if token.isSign("@") {
        try parsePriority(into: &ending)
      } else if token.isWord("as") {
        try parseName(into: &ending)
      } else if token.isWord("inactive") || token.isWord("placeholder") {
        try parseState(token, into: &ending)
      } else {
        let what = ending.isEmpty ? continuation : ""
        let advice = ending.isEmpty ? help(self, token) : nameHelp(token, ending)
        throw cursor.expected("\(what)'@', 'as' or the end", help: advice ?? strayHelp(token))
      }
    }
    return ending
  }

  private mutating func parsePriority(into ending: inout ConstraintEnding) throws(LayoutSyntaxError) {
    guard ending.priority == nil else {
      throw LayoutSyntaxError(cursor.currentRange, "a constraint has one priority, found a second")
    }
    cursor.advance()
    (ending.priority, ending.priorityRange) = try PriorityReader.read(&cursor, scope: scope)
  }

  /// Reads `as` and a name. The name can have dots, so that a part of a compound attribute can be written by itself.
  private mutating func parseName(into ending: inout ConstraintEnding) throws(LayoutSyntaxError) {
    guard ending.id == nil else {
      throw LayoutSyntaxError(cursor.currentRange, "a constraint has one name, found a second")
    }
    cursor.advance()
    guard let word = cursor.current, word.kind == .word else {
      let isNumber = cursor.current?.text.first?.isNumber == true
      throw cursor.expected("a name for the constraint", help: isNumber ? "a name begins with a letter" : nil)
    }
    cursor.advance()
    var name = word.text
    var end = word.range.upperBound
    while cursor.takeSign(".") != nil {
      guard let part = cursor.current, part.kind == .word else {
        throw cursor.expected("the rest of the name", after: "\(name).")
      }
      cursor.advance()
      name += ".\(part.text)"
      end = part.range.upperBound
    }
    ending.id = name
    ending.idRange = word.range.lowerBound..<end
  }

  private mutating func parseState(
    _ word: LayoutToken, into ending: inout ConstraintEnding
  ) throws(LayoutSyntaxError) {
    let isSaid = word.text == "inactive" ? ending.isInactive : ending.isPlaceholder
    if isSaid { throw LayoutSyntaxError(word.range, "'\(word.text)' is said already") }
    if word.text == "inactive" { ending.isInactive = true } else { ending.isPlaceholder = true }
    cursor.advance()
  }

  // MARK: Help

  private func nameHelp(_ token: LayoutToken, _ ending: ConstraintEnding) -> String? {
    let followsName = ending.idRange?.upperBound == cursor.previous?.range.upperBound
    return followsName && token.kind == .word && Suggestion.nearest(to: token.text, in: Self.states) == nil
      ? "a name is one word; join words with '-' or '_'" : nil
  }

  private static let states = ["inactive", "placeholder", "as"]

  /// The help for something that can't stand where it does, whatever the constraint is about.
  private func strayHelp(_ token: LayoutToken) -> String? {
    switch token.kind {
    case .relation: return "a constraint has one relation; separate two constraints with ';'"
    case .sign(","): return commaHelp(token)
    case .word where LayoutPriority(name: token.text) != nil: return "a priority begins with '@': @\(token.text)"
    case .word: return Suggestion.help(for: token.text, in: Self.states)
    default: return RelationHelp.text(for: token) ?? OperandHelp.text(for: token)
    }
  }

  private func commaHelp(_ comma: LayoutToken) -> String {
    if let left = cursor.previous, let right = cursor.peek(1), left.range.upperBound == comma.range.lowerBound,
      right.range.lowerBound == comma.range.upperBound, case .number = left.kind, case .number = right.kind
    {
      return "decimals follow a point: \(left.text).\(right.text)"
    }
    return "separate constraints with ';'"
  }

  /// The help for something that can't follow an expression on one attribute.
  func expressionHelp(_ token: LayoutToken, after expression: ConstraintExpression) -> String? {
    switch token.kind {
    case .sign("*"), .sign("/"):
      if token.isSign("/"), cursor.peek(1)?.isSign("*") == true {
        return "a comment begins with '//' and ends the line"
      }
      if expression.reference == nil { return referenceFirstHelp(token) }
      let isSecond = expression.constant == nil
      return isSecond
        ? "a reference has one factor" : "the factor comes before the constant: \(subject.writing("superview * 2 + 8"))"
    case .sign("+"), .sign("-"):
      return expression.reference == nil ? referenceFirstHelp(token) : nil
    case .number:
      return "separate constraints with ';'; a priority begins with '@'"
    case .unknown where token.text == "%":
      return shareHelp
    default:
      return nil
    }
  }

  private func referenceFirstHelp(_ sign: LayoutToken) -> String? {
    guard let number = cursor.previous, let word = cursor.peek(1), word.kind == .word else { return nil }
    if sign.text == "+" || sign.text == "*" {
      return "the reference comes first: \(subject.writing("\(referenceText(at: 1)) \(sign.text) \(number.text)"))"
    }
    return "the reference comes first: \(subject.writing("superview * 2 + 8"))"
  }

  private var shareHelp: String? {
    guard case .number(let number)? = cursor.previous?.kind, let share = ExactNumber(rounding: number.value / 100)
    else {
      return nil
    }
    return "a share of a length is a factor: \(subject.writing("superview * \(share.text)"))"
  }
}
