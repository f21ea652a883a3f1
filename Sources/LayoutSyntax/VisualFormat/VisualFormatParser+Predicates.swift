import InterfaceModel
import Suggestions

extension VisualFormatParser {
  /// Reads predicates in parentheses: on the length of the view `view`, or on a spacing.
  mutating func parsePredicates(ofView view: String?) throws(LayoutSyntaxError) -> [VisualFormatPredicate] {
    cursor.advance()
    var predicates: [VisualFormatPredicate] = []
    repeat {
      predicates.append(try parsePredicate(ofView: view))
    } while cursor.takeSign(",") != nil
    guard cursor.takeSign(")") != nil else {
      let isSimple = predicates.last?.priority == nil
      throw cursor.expected(isSimple ? "'@', ',' or ')'" : "',' or ')'", help: predicateHelp(view))
    }
    return predicates
  }

  private mutating func parsePredicate(ofView view: String?) throws(LayoutSyntaxError) -> VisualFormatPredicate {
    let start = cursor.currentRange.lowerBound
    var relation = Constraint.Relation.equal
    if case .relation(let written)? = cursor.current?.kind {
      relation = written
      cursor.advance()
    }
    let objectStart = cursor.currentRange.lowerBound
    let object = try parseObject(ofView: view)
    let objectEnd = cursor.previous?.range.upperBound ?? objectStart
    var predicate = VisualFormatPredicate(
      relation: relation, object: object, objectRange: objectStart..<objectEnd, range: start..<objectEnd)
    if cursor.takeSign("@") != nil {
      let (priority, range) = try PriorityReader.read(&cursor, scope: scope)
      predicate.priority = priority
      predicate.priorityRange = range
      predicate.range = start..<range.upperBound
    }
    return predicate
  }

  private mutating func parseObject(ofView view: String?) throws(LayoutSyntaxError) -> VisualFormatPredicate.Object {
    let what = view == nil ? "a number or a metric" : "a number, a metric or a view"
    let isNegated = cursor.takeSign("-") != nil
    guard let token = cursor.current else { throw cursor.expected(what) }
    let constant: LayoutConstant
    if case .number(let number) = token.kind {
      constant = .number(number)
    } else if token.kind == .word, let value = scope.metrics[token.text] {
      constant = .metric(token.text, value: value, isNegated: false)
    } else if token.kind == .word, view != nil, !isNegated, let item = comparedItem(token.text) {
      cursor.advance()
      return .view(item)
    } else {
      let help =
        token.kind == .word
        ? wordHelp(token.text, isLength: view != nil) : RelationHelp.text(for: token) ?? OperandHelp.text(for: token)
      throw cursor.expected(what, help: help)
    }
    cursor.advance()
    return .constant(isNegated ? constant.negated : constant)
  }

  private func comparedItem(_ name: String) -> LayoutItem? {
    switch name {
    case "self": .holder
    case "owner": .owner
    case "superview": .superview
    default: scope.canBeID(name) ? .object(name) : nil
    }
  }

  /// The help for a word that is no metric, and no view either where one can be.
  func wordHelp(_ name: String, isLength: Bool) -> String? {
    let metrics = scope.metrics.keys.sorted()
    if isLength { return scope.suggestion(for: name, among: metrics)?.help }
    if scope.isKnownID(name) { return "only the length of a view can be compared with a view" }
    return Suggestion.help(for: name, in: metrics)
  }

  private func predicateHelp(_ view: String?) -> String? {
    guard let token = cursor.current else { return nil }
    let length = isVertical ? "height" : "width"
    let isBracket = cursor.peek(1)?.isSign("[") == true
    if ["*", "/", "+", "-"].contains(token.text), !isBracket {
      let example = view.map { ": \($0).\(length) = superview.\(length) * 0.5" } ?? ""
      return "the visual format doesn't calculate; write an equation\(example)"
    }
    switch token.kind {
    case .sign("."): return "the id of a view alone stands for its \(length)"
    case .number, .word, .sign(";"): return "separate predicates with ','"
    default: return nil
    }
  }
}
