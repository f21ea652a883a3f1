import InterfaceModel

extension ConstraintParser {
  /// Reads what follows an expression: a priority, `as` and a name, `inactive`, `placeholder`, in any order and each
  /// once, to the end of the text. A constraint can be `inactive` and `placeholder`.
  mutating func parseEnding(after expression: ConstraintExpression? = nil) throws(LayoutSyntaxError) -> ConstraintEnding
  {
    var ending = ConstraintEnding()
    while let token = cursor.current {
      if token.isSign("@") {
        try parsePriority(into: &ending)
      } else if token.isWord("as") {
        try parseName(into: &ending)
      } else if token.isWord("inactive"), !ending.isInactive {
        ending.isInactive = true
        cursor.advance()
      } else if token.isWord("placeholder"), !ending.isPlaceholder {
        ending.isPlaceholder = true
        cursor.advance()
      } else {
        throw unexpected(token, after: expression, ending)
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
    guard let word = cursor.current, word.kind == .word else { throw cursor.expected("a name for the constraint") }
    cursor.advance()
    var name = word.text
    var end = word.range.upperBound
    while let dot = cursor.takeSign(".") {
      guard let part = cursor.current, part.kind == .word, dot.range.lowerBound == end else {
        throw cursor.expected("the rest of the name", after: "\(name).")
      }
      cursor.advance()
      name += ".\(part.text)"
      end = part.range.upperBound
    }
    ending.id = name
    ending.idRange = word.range.lowerBound..<end
  }

  /// The error for something that can't follow.
  private func unexpected(
    _ token: LayoutToken, after expression: ConstraintExpression?, _ ending: ConstraintEnding
  ) -> LayoutSyntaxError {
    let isFirst = ending.priority == nil && ending.id == nil && !ending.isInactive && !ending.isPlaceholder
    let canCalculate = isFirst && expression?.reference != nil && expression?.constant == .zero
    let what = canCalculate ? "an operator, '@', 'as' or the end" : "'@', 'as' or the end"
    return cursor.expected(what, help: unexpectedHelp(token, after: isFirst ? expression : nil))
  }

  private func unexpectedHelp(_ token: LayoutToken, after expression: ConstraintExpression?) -> String? {
    switch token.kind {
    case .relation:
      return "a constraint has one relation; separate two constraints with ';'"
    case .sign("*"), .sign("/"), .sign(":"), .sign("+"), .sign("-"):
      guard let expression else { return nil }
      let order = expression.reference == nil ? "the reference comes first" : "the factor comes before the constant"
      return "\(order): \(subject.writing("superview * 2 + 8"))"
    case .sign(","):
      return "separate constraints with ';'"
    case .word:
      if LayoutPriority(name: token.text) != nil { return "a priority begins with '@': @\(token.text)" }
      if ["inactive", "placeholder"].contains(token.text) { return "it is said already" }
      return Suggestion.help(for: token.text, in: ["inactive", "placeholder", "as"])
    default:
      return RelationHelp.text(for: token) ?? unknownOperandHelp(token)
    }
  }
}
