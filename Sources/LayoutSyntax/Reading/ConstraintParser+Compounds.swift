import InterfaceModel
import Suggestions

extension ConstraintParser {
  /// Reads the value of a compound attribute; one equation for each of its parts.
  ///
  /// Relation, priority and state apply to every part. A name is given to each with the part's attribute after a dot,
  /// but to the one constraint of `aspectRatio` as it is.
  mutating func parseCompound(
    _ compound: CompoundAttribute, _ relation: Constraint.Relation
  ) throws(LayoutSyntaxError) -> [ParsedEquation] {
    switch compound {
    case .edges, .horizontalEdges, .verticalEdges: try parseEdges(compound, relation)
    case .size: try parseSize(relation)
    case .center: try parseCenter(relation)
    case .aspectRatio: try parseAspectRatio(relation)
    }
  }

  // MARK: Size

  /// Reads `64 48`, `64` for both, or a reference with a factor and a constant.
  private mutating func parseSize(_ relation: Constraint.Relation) throws(LayoutSyntaxError) -> [ParsedEquation] {
    guard let token = cursor.current else { throw cursor.expected(Self.operands) }
    let isMetric = scope.metrics[token.text] != nil && cursor.peek(1)?.isSign(".") != true
    if token.kind == .word, !isMetric { return try parseSizeLikeAnother(relation) }
    if token.kind == .unknown, token.text.split(whereSeparator: { "xX×".contains($0) }).count == 2 {
      throw cursor.expected(Self.operands, help: Self.sizeHelp)
    }
    let values = try parseConstants(expecting: Self.operands)
    let range = token.range.lowerBound..<(cursor.previous ?? token).range.upperBound
    guard values.count <= 2 else {
      throw LayoutSyntaxError(
        range, "'size' takes 1 or 2 numbers, found \(values.count)", help: "width and height, or one for both")
    }
    if let token = cursor.current, [",", "x", "X", "×", "*"].contains(token.text) {
      throw cursor.expected("a number, '@', 'as' or the end", help: Self.sizeHelp)
    }
    let ending = try parseEnding(continuation: values.count == 1 ? "a number, " : "")
    return [
      try parsedPart(.width, relation, nil, constant: values[0], ending: ending, at: range),
      try parsedPart(.height, relation, nil, constant: values[values.count - 1], ending: ending, at: range),
    ]
  }

  private static let sizeHelp = "write width and height with a blank: 64 48"

  private mutating func parseSizeLikeAnother(
    _ relation: Constraint.Relation
  ) throws(LayoutSyntaxError) -> [ParsedEquation] {
    let mention = try parseCompoundMention(.size, clauses: [], example: "64 48")
    let multiplier = try parseFactor() ?? .one
    let constant = try parseSum(after: mention) ?? .zero
    let ending = try parseEnding()
    return [
      try parsedPart(.width, relation, mention, multiplier: multiplier, constant: constant, ending: ending),
      try parsedPart(.height, relation, mention, multiplier: multiplier, constant: constant, ending: ending),
    ]
  }

  // MARK: Center

  /// Reads `[reference] [offset 0 -8]`: x and y, to the right and down.
  private mutating func parseCenter(_ relation: Constraint.Relation) throws(LayoutSyntaxError) -> [ParsedEquation] {
    let mention = try parseCompoundMention(.center, clauses: ["offset"], example: "superview offset 0 -8")
    var offsets: [LayoutConstant] = [.zero, .zero]
    let hasOffset = cursor.takeWord("offset") != nil
    if hasOffset {
      let start = cursor.currentRange.lowerBound
      offsets = try parseConstants(expecting: "a number")
      guard offsets.count == 2 else {
        throw LayoutSyntaxError(
          start..<(cursor.previous?.range.upperBound ?? start), "'offset' takes 2 numbers, found \(offsets.count)",
          help: "first along x, then along y")
      }
    }
    let ending = try parseEnding(continuation: hasOffset ? "" : "'offset', ") { $0.centerHelp($1, hasOffset) }
    return [
      try parsedPart(.centerX, relation, mention, constant: offsets[0], ending: ending),
      try parsedPart(.centerY, relation, mention, constant: offsets[1], ending: ending),
    ]
  }

  private func centerHelp(_ token: LayoutToken, _ hasOffset: Bool) -> String? {
    if hasOffset { return token.text == "," ? "a blank separates the numbers" : nil }
    switch token.kind {
    case .number, .sign("+"), .sign("-"): return "write \(subject.writing("superview offset 0 -8"))"
    case .word where token.text == "inset": return "did you mean 'offset'?"
    case .word: return Suggestion.help(for: token.text, in: ["offset"])
    default: return nil
    }
  }

  // MARK: Aspect ratio

  /// Reads `16:9`, `16/9` or `1.5`: the width as a multiple of the height.
  private mutating func parseAspectRatio(_ relation: Constraint.Relation) throws(LayoutSyntaxError) -> [ParsedEquation]
  {
    let start = cursor.currentRange
    guard let token = cursor.current, case .number = token.kind, let ratio = try parseRatio() else {
      throw cursor.expected("a ratio of width to height", help: "such as \(subject.writing("16:9"))")
    }
    if ratio.value <= 0 { throw LayoutSyntaxError(start, "a ratio is more than 0, found '\(LayoutText.ratio(ratio))'") }
    let ending = try parseEnding { parser, _ in "a ratio is all there is: \(parser.subject.writing("16:9"))" }
    var equation = LayoutEquation(
      subject.reference(.width), relation, subject.reference(.height), multiplier: ratio)
    apply(ending, to: &equation)
    return [parsed(equation, rightRange: nil, ending: ending)]
  }

  // MARK: Parts

  /// Reads at least one number, metric or `standard`, and all that follow.
  mutating func parseConstants(
    expecting what: String
  ) throws(LayoutSyntaxError) -> [LayoutConstant] {
    var values: [LayoutConstant] = []
    while values.isEmpty || startsConstant {
      let isNegated = cursor.peek(1)?.isWord("standard") == true && cursor.takeSign("-") != nil
      if cursor.takeWord("standard") != nil {
        values.append(.standard(isNegated: isNegated))
      } else {
        values.append(try parseSignedConstant(expecting: what))
      }
    }
    return values
  }

  private var startsConstant: Bool {
    guard let token = cursor.current else { return false }
    switch token.kind {
    case .number, .sign("-"), .sign("+"): return true
    case .word: return token.text == "standard" || scope.metrics[token.text] != nil
    default: return false
    }
  }

  /// Reads the view or guide that a compound attribute is about; `superview` where one of `clauses` comes first.
  mutating func parseCompoundMention(
    _ compound: CompoundAttribute, clauses: Set<String>, example: String
  ) throws(LayoutSyntaxError) -> LayoutMention {
    guard let token = cursor.current, token.kind == .word else {
      throw cursor.expected("a view or a guide", help: "write \(subject.writing(example))")
    }
    if clauses.contains(token.text), cursor.peek(1)?.isSign(".") != true {
      return LayoutMention(item: .superview, text: "superview", range: token.range, isImplied: true)
    }
    let mention = try parseMention()
    if let attribute = mention.attribute {
      let isDotted = mention.text.contains(".")
      let view = isDotted ? String(mention.text.dropLast(attribute.rawValue.count + 1)) : example
      throw LayoutSyntaxError(
        mention.range, "'\(compound.rawValue)' chooses the attributes itself, found '\(mention.text)'",
        help: "write \(subject.writing(view))")
    }
    return mention
  }

  /// One constraint of a compound attribute.
  func parsedPart(
    _ part: LayoutAttribute, _ relation: Constraint.Relation, _ mention: LayoutMention?,
    multiplier: Multiplier = .one, constant: LayoutConstant, ending: ConstraintEnding, at range: Range<Int>? = nil
  ) throws(LayoutSyntaxError) -> ParsedEquation {
    var equation = LayoutEquation(
      subject.reference(part), relation, mention.map { LayoutReference($0.item, guide: $0.guide, part) },
      multiplier: multiplier, constant: constant)
    apply(ending, to: &equation)
    equation.id = ending.id.map { "\($0).\(part.rawValue)" }
    if let mistake = EquationMistake(in: equation, of: subject) {
      throw LayoutSyntaxError(mention?.range ?? range ?? cursor.currentRange, mistake.message, help: mistake.help)
    }
    let rightRange = mention.flatMap { $0.isImplied ? nil : $0.range }
    return parsed(equation, rightRange: rightRange, ending: ending)
  }
}
