import InterfaceModel

/// Reads the right side of one constraint: a relation, an expression and what follows it.
struct ConstraintParser {
  var cursor: TokenCursor
  let scope: LayoutScope
  let subject: ConstraintSubject
  /// Where the constraint begins; its left side included.
  private let start: Int

  /// Continues at `cursor`, after the left side where that is text, too.
  init(_ cursor: TokenCursor, scope: LayoutScope, subject: ConstraintSubject) {
    self.cursor = cursor
    self.scope = scope
    self.subject = subject
    start = subject.range?.lowerBound ?? cursor.currentRange.lowerBound
  }

  /// Reads the constraint to its end; several from a compound attribute.
  mutating func parse() throws(LayoutSyntaxError) -> [ParsedEquation] {
    let relation = try parseRelation()
    switch subject.side {
    case .attribute(let attribute): return [try parseEquation(attribute, relation)]
    case .compound(let compound): return try parseCompound(compound, relation)
    }
  }

  /// Reads a relation if there is one: `=` in an attribute can be left out.
  private mutating func parseRelation() throws(LayoutSyntaxError) -> Constraint.Relation {
    guard let token = cursor.current, !token.isSign(";") else { throw cursor.expected("a constraint") }
    if case .relation(let relation) = token.kind {
      cursor.advance()
      return relation
    }
    if let help = RelationHelp.text(for: token) {
      throw cursor.expected("'=', '≥' or '≤'", help: help)
    }
    return .equal
  }

  /// Reads the expression of a constraint on one attribute, and what follows.
  private mutating func parseEquation(
    _ attribute: LayoutAttribute, _ relation: Constraint.Relation
  ) throws(LayoutSyntaxError) -> ParsedEquation {
    let expressionStart = cursor.currentRange.lowerBound
    let expression = try parseExpression(of: attribute)
    let expressionEnd = cursor.previous?.range.upperBound ?? expressionStart
    let ending = try parseEnding(continuation: expression.continuation) { parser, token in
      parser.expressionHelp(token, after: expression)
    }
    var equation = LayoutEquation(
      subject.reference(attribute), relation, expression.reference, multiplier: expression.factor ?? .one,
      constant: expression.constant ?? .zero)
    apply(ending, to: &equation)
    if let mistake = EquationMistake(in: equation, of: subject) {
      throw LayoutSyntaxError(
        expression.referenceRange ?? expressionStart..<expressionEnd, mistake.message, help: mistake.help)
    }
    return parsed(equation, rightRange: expression.referenceRange, ending: ending)
  }

  /// Gives `equation` what is written after the expression.
  func apply(_ ending: ConstraintEnding, to equation: inout LayoutEquation) {
    equation.priority = ending.priority ?? .required
    equation.id = ending.id
    equation.isActive = !ending.isInactive
    equation.isPlaceholder = ending.isPlaceholder
  }

  /// An equation that has been read to its end, with its places.
  func parsed(
    _ equation: LayoutEquation, rightRange: Range<Int>?, ending: ConstraintEnding
  ) -> ParsedEquation {
    ParsedEquation(
      equation, range: start..<cursor.end, leftRange: subject.range, rightRange: rightRange,
      priorityRange: ending.priorityRange, idRange: ending.idRange)
  }
}
