import InterfaceModel
import Suggestions

extension ConstraintParser {
  /// Reads a number, or a reference with a factor and a constant.
  mutating func parseExpression(of attribute: LayoutAttribute) throws(LayoutSyntaxError) -> ConstraintExpression {
    if let constant = try parseConstantAlone() { return ConstraintExpression(constant: constant) }
    let mention = try parseMention()
    var expression = ConstraintExpression()
    expression.reference = LayoutReference(mention.item, guide: mention.guide, mention.attribute ?? attribute)
    expression.referenceRange = mention.range
    expression.factor = try parseFactor()
    expression.constant = try parseSum(after: mention)
    return expression
  }

  /// Reads a number or a metric in the place of an expression; nil where something else comes next.
  private mutating func parseConstantAlone() throws(LayoutSyntaxError) -> LayoutConstant? {
    guard let token = cursor.current else { throw cursor.expected(Self.operands) }
    switch token.kind {
    case .number, .sign("-"), .sign("+"):
      return try parseSignedConstant(expecting: Self.operands)
    case .word:
      guard let value = scope.metrics[token.text], cursor.peek(1)?.isSign(".") != true else { return nil }
      cursor.advance()
      return .metric(token.text, value: value, isNegated: false)
    default:
      throw cursor.expected(Self.operands, help: OperandHelp.text(for: token))
    }
  }

  static let operands = "a number, a view or a guide"

  /// Reads a number or a metric with any signs before it.
  mutating func parseSignedConstant(expecting what: String) throws(LayoutSyntaxError) -> LayoutConstant {
    if cursor.takeSign("+") != nil {
      return try parseUnsignedConstant(expecting: "a number")
    }
    if cursor.takeSign("-") != nil {
      return try parseUnsignedConstant(expecting: "a number").negated
    }
    return try parseUnsignedConstant(expecting: what)
  }

  private mutating func parseUnsignedConstant(expecting what: String) throws(LayoutSyntaxError) -> LayoutConstant {
    guard let token = cursor.current else { throw cursor.expected(what) }
    if case .number(let number) = token.kind {
      cursor.advance()
      return .number(number)
    }
    if token.kind == .word, let value = scope.metrics[token.text] {
      cursor.advance()
      return .metric(token.text, value: value, isNegated: false)
    }
    let suggestion = token.kind == .word ? Suggestion.help(for: token.text, in: scope.metrics.keys.sorted()) : nil
    throw cursor.expected(what, help: suggestion ?? OperandHelp.text(for: token))
  }

  // MARK: Factors

  /// Reads `* 2`, `* 16:9`, `* 1/3` or `/ 3` if it comes next.
  mutating func parseFactor() throws(LayoutSyntaxError) -> Multiplier? {
    if cursor.takeSign("*") != nil { return try parseRatio() }
    guard cursor.takeSign("/") != nil else { return nil }
    let divisor = try parseDivisor()
    return Multiplier("1/\(divisor.text)")
  }

  /// Reads `2`, `16:9` or `16/9`.
  mutating func parseRatio() throws(LayoutSyntaxError) -> Multiplier? {
    let numerator = try parseNumber()
    guard let separator = cursor.takeSign(":") ?? cursor.takeSign("/") else { return Multiplier(numerator) }
    let divisor = try parseDivisor()
    return Multiplier("\(numerator.text)\(separator.text)\(divisor.text)")
  }

  private mutating func parseDivisor() throws(LayoutSyntaxError) -> ExactNumber {
    let range = cursor.currentRange
    let divisor = try parseNumber()
    if divisor.value == 0 { throw LayoutSyntaxError(range, "nothing can be divided by 0") }
    return divisor
  }

  private mutating func parseNumber() throws(LayoutSyntaxError) -> ExactNumber {
    let isNegative = cursor.takeSign("-") != nil
    guard let token = cursor.current, case .number(let number) = token.kind else {
      let isMetric = cursor.current.map { scope.metrics[$0.text] != nil } ?? false
      let metricHelp = isMetric ? "a metric can be a constant or a priority, not a factor" : nil
      throw cursor.expected("a number", help: metricHelp ?? cursor.current.flatMap(OperandHelp.text))
    }
    cursor.advance()
    return isNegative ? number.negated : number
  }

  // MARK: Sums

  /// Reads `+ 8`, `- gap` or `+ standard` if it comes next.
  mutating func parseSum(after mention: LayoutMention) throws(LayoutSyntaxError) -> LayoutConstant? {
    guard let sign = cursor.takeSign("+") ?? cursor.takeSign("-") else { return nil }
    let term = try parseTerm(after: mention)
    let constant = sign.isSign("-") ? term.negated : term
    if let second = cursor.current, second.isSign("+") || second.isSign("-") {
      throw secondConstant(after: constant)
    }
    return constant
  }

  private mutating func parseTerm(after mention: LayoutMention) throws(LayoutSyntaxError) -> LayoutConstant {
    guard let token = cursor.current, token.kind == .word, scope.metrics[token.text] == nil else {
      return try parseSignedConstant(expecting: Self.terms)
    }
    if cursor.takeWord("standard") != nil { return .standard(isNegated: false) }
    throw wordInSum(token, after: mention)
  }

  private static let terms = "a number, 'standard' or a metric"

  /// The error for a name after `+` that is neither a metric nor `standard`.
  private func wordInSum(_ token: LayoutToken, after mention: LayoutMention) -> LayoutSyntaxError {
    let reference = referenceText(at: 0)
    if LayoutScope.items.contains(token.text) || scope.isKnownID(token.text) {
      return LayoutSyntaxError(
        token.range, "a constraint has one reference, found '\(token.text)' after '\(mention.text)'",
        help: "write \(subject.writing(reference))")
    }
    if cursor.peek(1)?.isSign(".") == true {
      let suggestion = scope.suggestion(for: token.text, among: LayoutScope.items)
      let corrected = suggestion.map { $0.name + reference.dropFirst(token.text.count) } ?? reference
      let corrective = "A constraint has one reference; write \(subject.writing(corrected))."
      let help = [suggestion?.help, corrective].compactMap { $0 }.joined(separator: " ")
      return cursor.expected(Self.operands, help: help)
    }
    let names = ["standard"] + scope.metrics.keys.sorted()
    return cursor.expected(Self.terms, help: Suggestion.help(for: token.text, in: names))
  }

  /// The dotted name that begins `distance` tokens after the next one.
  func referenceText(at distance: Int) -> String {
    var text = cursor.peek(distance)?.text ?? ""
    var distance = distance + 1
    while cursor.peek(distance)?.isSign(".") == true, let word = cursor.peek(distance + 1), word.kind == .word {
      text += ".\(word.text)"
      distance += 2
    }
    return text
  }

  private func secondConstant(after first: LayoutConstant) -> LayoutSyntaxError {
    var help = "add them up"
    if case .number(let left) = first, let sign = cursor.current, case .number(let right)? = cursor.peek(1)?.kind,
      let sum = ExactNumber(rounding: left.value + (sign.isSign("-") ? -right.value : right.value))
    {
      help += ": \(sum.value < 0 ? "- \(sum.negated.text)" : "+ \(sum.text)")"
    }
    let end = cursor.peek(1)?.range.upperBound ?? cursor.currentRange.upperBound
    return LayoutSyntaxError(
      cursor.currentRange.lowerBound..<end, "a constraint has one constant, found a second", help: help)
  }
}
