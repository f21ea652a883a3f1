import InterfaceModel
import Suggestions

extension ConstraintParser {
  /// Reads `[reference] [inset 8] [except top]`.
  mutating func parseEdges(
    _ compound: CompoundAttribute, _ relation: Constraint.Relation
  ) throws(LayoutSyntaxError) -> [ParsedEquation] {
    let mention = try parseCompoundMention(compound, clauses: ["inset", "except", "all"], example: "superview inset 8")
    var insets: [LayoutConstant]?
    var excepted: [LayoutAttribute]?
    while let word = cursor.current, word.kind == .word {
      if word.text == "inset", insets == nil {
        insets = try parseInsets(compound)
      } else if word.text == "except" || word.text == "all", excepted == nil {
        excepted = try parseExceptedEdges(compound)
      } else {
        break
      }
    }
    let clauses = (insets == nil ? "'inset', " : "") + (excepted == nil && compound == .edges ? "'except', " : "")
    let ending = try parseEnding(continuation: clauses) { $0.edgesHelp($1, hasInset: insets != nil) }
    var equations: [ParsedEquation] = []
    for (index, part) in compound.parts.enumerated() where excepted?.contains(part) != true {
      let inset = insets?[index] ?? .zero
      let isFar = part.isFarEdge
      equations.append(
        try parsedPart(
          part, isFar ? relation.turned : relation, mention, constant: isFar ? inset.negated : inset, ending: ending))
    }
    return equations
  }

  private func edgesHelp(_ token: LayoutToken, hasInset: Bool) -> String? {
    switch token.kind {
    case .sign(",") where hasInset: return "blanks separate the numbers"
    case .number, .sign("+"), .sign("-"): return hasInset ? nil : "write \(subject.writing("superview inset 8"))"
    case .word where token.text == "inset" || token.text == "except": return "'\(token.text)' is said already"
    case .word where token.text == "offset": return "did you mean 'inset'?"
    case .word: return Suggestion.help(for: token.text, in: ["inset", "except"])
    default: return nil
    }
  }

  /// Reads `inset` and its numbers; one number for each part.
  private mutating func parseInsets(_ compound: CompoundAttribute) throws(LayoutSyntaxError) -> [LayoutConstant] {
    cursor.advance()
    let start = cursor.currentRange.lowerBound
    let values = try parseConstants(expecting: "a number")
    switch (values.count, compound) {
    case (1, _): return Array(repeating: values[0], count: compound.parts.count)
    case (2, .edges): return [values[0], values[1], values[0], values[1]]
    case (2, _), (4, .edges): return values
    default:
      let counts = compound == .edges ? "1, 2 or 4" : "1 or 2"
      let help =
        compound == .edges
        ? "one for all edges, vertical and horizontal, or top, leading, bottom and trailing"
        : "one for both edges, or \(compound.parts[0].rawValue) and \(compound.parts[1].rawValue)"
      throw LayoutSyntaxError(
        start..<(cursor.previous?.range.upperBound ?? start), "'inset' takes \(counts) numbers, found \(values.count)",
        help: help)
    }
  }

  /// Reads `except top, bottom` or `all but top and bottom`; comma and `and` can be left out.
  private mutating func parseExceptedEdges(_ compound: CompoundAttribute) throws(LayoutSyntaxError) -> [LayoutAttribute]
  {
    let start = cursor.currentRange
    let saysAllBut = cursor.takeWord("all") != nil
    if saysAllBut, cursor.current?.isWord("but") != true {
      throw cursor.expected("'but'", help: "'all but top' leaves out an edge; all edges need no word")
    }
    cursor.advance()
    guard compound == .edges else {
      throw LayoutSyntaxError(
        start.lowerBound..<(cursor.previous?.range ?? start).upperBound,
        "'\(saysAllBut ? "all but" : "except")' is for 'edges'", help: "write the edge that is left by its own name")
    }
    var edges: [LayoutAttribute] = []
    repeat {
      edges.append(try parseEdge(of: compound, besides: edges))
    } while cursor.takeSign(",") != nil || cursor.takeWord("and") != nil || startsEdge
    if edges.count == compound.parts.count {
      throw LayoutSyntaxError(
        start.lowerBound..<(cursor.previous?.range.upperBound ?? start.upperBound), "no edge is left")
    }
    return edges
  }

  /// Whether an edge comes next, or a word that can only be meant for one.
  private var startsEdge: Bool {
    guard let token = cursor.current, token.kind == .word else { return false }
    return LayoutAttribute(documentName: token.text) != nil
  }

  private mutating func parseEdge(
    of compound: CompoundAttribute, besides earlier: [LayoutAttribute]
  ) throws(LayoutSyntaxError) -> LayoutAttribute {
    guard let word = cursor.current, word.kind == .word, let edge = LayoutAttribute(rawValue: word.text),
      compound.parts.contains(edge)
    else {
      throw cursor.expected("an edge", help: cursor.current.flatMap { edgeHelp($0, compound) })
    }
    if earlier.contains(edge) { throw LayoutSyntaxError(word.range, "'\(word.text)' is left out already") }
    cursor.advance()
    return edge
  }

  private func edgeHelp(_ token: LayoutToken, _ compound: CompoundAttribute) -> String? {
    guard token.kind == .word else { return nil }
    switch token.text {
    case "left", "start": return "did you mean 'leading'?"
    case "right", "end": return "did you mean 'trailing'?"
    default: return Suggestion.help(for: token.text, in: compound.parts.map(\.rawValue))
    }
  }
}
