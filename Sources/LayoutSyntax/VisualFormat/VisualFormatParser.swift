import InterfaceModel

/// Reads a line in Apple's visual format:
///
///     line       = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"] [options]
///     view       = "[" name [predicates] "]"
///     connection = "" | "-" | "-" (number | metric | predicates) "-"
///     predicates = "(" predicate {"," predicate} ")"
///     predicate  = [relation] (number | metric | view) ["@" priority]
///     options    = "{" option {[","] option} "}"
///
/// The options, which Apple's method takes as an argument, are ours, and so are `=`, `≥` and `≤` as relations, the names
/// of priorities, and hyphens in the names of views (but not of metrics). As in Apple's format, only the length of a view
/// can be compared with a view, and there is no arithmetic.
struct VisualFormatParser {
  var cursor: TokenCursor
  let scope: LayoutScope
  private(set) var isVertical = false
  private(set) var items: [VisualFormatItem] = []
  private var connections: [VisualFormatConnection] = []

  private init(_ bytes: [UInt8], _ range: Range<Int>, scope: LayoutScope) {
    let tokens = LayoutLexer.tokens(of: bytes, in: range, hyphens: .betweenViews)
    cursor = TokenCursor(tokens, end: range.upperBound)
    self.scope = scope
  }

  /// Whether the line can only be meant for the visual format.
  static func isVisualFormat(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let tokens = LayoutLexer.tokens(of: bytes, in: range, hyphens: .betweenViews)
    guard let first = tokens.first else { return false }
    if first.isSign("|") || first.isSign("[") || first.isSign("-") { return true }
    guard tokens.count > 1, first.kind == .word else { return false }
    return tokens[1].isSign(":") || tokens[1].isSign("|") || tokens[1].isSign("[")
  }

  /// The constraints of the line, in its order; those of the alignment come last.
  static func parse(
    _ bytes: [UInt8], _ range: Range<Int>, scope: LayoutScope
  ) throws(LayoutSyntaxError) -> [ParsedEquation] {
    var parser = VisualFormatParser(bytes, range, scope: scope)
    try parser.parseOrientation()
    try parser.parseItems()
    let options = try parser.parseOptions()
    let builder = VisualFormatBuilder(
      items: parser.items, connections: parser.connections, isVertical: parser.isVertical, options: options)
    return try builder.equations()
  }

  // MARK: Orientation

  private mutating func parseOrientation() throws(LayoutSyntaxError) {
    guard let word = cursor.current, word.kind == .word else { return }
    guard word.text == "H" || word.text == "V" else {
      let upper = word.text.uppercased()
      let meant = upper.hasPrefix("H") ? "H" : upper.hasPrefix("V") ? "V" : nil
      throw cursor.expected("'H:', 'V:', '|' or '['", help: meant.map { "did you mean '\($0):'?" })
    }
    isVertical = word.text == "V"
    cursor.advance()
    guard cursor.takeSign(":") != nil else { throw cursor.expected("':'") }
  }

  // MARK: Views and connections

  private mutating func parseItems() throws(LayoutSyntaxError) {
    if let bar = cursor.takeSign("|") {
      items.append(VisualFormatItem(item: .superview, nameRange: bar.range, range: bar.range))
      connections.append(try parseConnection())
      guard cursor.current?.isSign("[") == true else {
        throw cursor.expected("a view in '[' and ']'", help: "the superview's edges are tied to views only")
      }
    }
    guard cursor.current?.isSign("[") == true else {
      throw cursor.expected("'|' or a view in '[' and ']'", help: beginningHelp)
    }
    items.append(try parseView())
    while cursor.current.map({ $0.isSign("-") || $0.isSign("[") || $0.isSign("|") }) == true {
      connections.append(try parseConnection())
      if let bar = cursor.takeSign("|") {
        items.append(VisualFormatItem(item: .superview, nameRange: bar.range, range: bar.range))
        return
      }
      guard cursor.current?.isSign("[") == true else { throw cursor.expected("'|' or a view in '[' and ']'") }
      items.append(try parseView())
    }
  }

  private var beginningHelp: String? {
    guard let token = cursor.current else { return nil }
    if token.isSign("-") { return "a connection begins at a view or at the superview's edge: |-" }
    return token.kind == .word && scope.isKnownID(token.text) ? bracketHelp(token.text) : nil
  }

  private func bracketHelp(_ name: String) -> String { "a view stands in brackets: [\(name)]" }

  private mutating func parseView() throws(LayoutSyntaxError) -> VisualFormatItem {
    let start = cursor.currentRange.lowerBound
    cursor.advance()
    guard let name = cursor.current, name.kind == .word else { throw cursor.expected("the id of a view") }
    var view = VisualFormatItem(item: try item(name), nameRange: name.range, range: name.range)
    cursor.advance()
    let hasPredicates = cursor.current?.isSign("(") == true
    if hasPredicates { view.predicates = try parsePredicates(ofView: name.text) }
    guard let end = cursor.takeSign("]") else {
      throw cursor.expected(
        hasPredicates ? "']'" : "']' or '('", help: cursor.current.flatMap { viewHelp($0, name.text, hasPredicates) })
    }
    view.range = start..<end.range.upperBound
    return view
  }

  private func viewHelp(_ token: LayoutToken, _ view: String, _ hasPredicates: Bool) -> String? {
    switch token.kind {
    case .sign("."): "a guide stands in brackets by its own id"
    case .sign("(") where hasPredicates: "separate predicates with ','"
    case .number where !hasPredicates: "a length stands in parentheses: [\(view)(\(token.text))]"
    default: nil
    }
  }

  private func item(_ name: LayoutToken) throws(LayoutSyntaxError) -> LayoutItem {
    switch name.text {
    case "self": return .holder
    case "owner": return .owner
    case "superview":
      throw LayoutSyntaxError(name.range, "expected the id of a view, found 'superview'", help: "the superview is '|'")
    default:
      if scope.canBeID(name.text) { return .object(name.text) }
      throw LayoutSyntaxError(
        name.range, "no view or guide has the id '\(name.text)'",
        help: scope.suggestion(for: name.text, among: ["self", "owner"])?.help)
    }
  }

  private mutating func parseConnection() throws(LayoutSyntaxError) -> VisualFormatConnection {
    guard cursor.takeSign("-") != nil else { return .flush }
    guard let token = cursor.current else { throw cursor.expected("'|' or a view in '[' and ']'") }
    if token.isSign("[") || token.isSign("|") { return .standard }
    let predicates = token.isSign("(") ? try parsePredicates(ofView: nil) : [try parseSimplePredicate(token)]
    guard cursor.takeSign("-") != nil else {
      let help = cursor.current?.isSign("@") == true ? "a priority needs parentheses: -(\(token.text)@750)-" : nil
      throw cursor.expected("'-'", help: help)
    }
    return .spacing(predicates)
  }

  private mutating func parseSimplePredicate(_ token: LayoutToken) throws(LayoutSyntaxError) -> VisualFormatPredicate {
    let constant: LayoutConstant
    if case .number(let number) = token.kind {
      constant = .number(number)
    } else if token.kind == .word, let value = scope.metrics[token.text] {
      constant = .metric(token.text, value: value, isNegated: false)
    } else {
      throw cursor.expected("a number, a metric, '(', '[' or '|'", help: spacingHelp(token))
    }
    cursor.advance()
    return VisualFormatPredicate(
      relation: .equal, object: .constant(constant), objectRange: token.range, range: token.range)
  }

  private func spacingHelp(_ token: LayoutToken) -> String? {
    let next = cursor.peek(1)?.text ?? "8"
    switch token.kind {
    case .relation: return "a relation needs parentheses: -(\(token.text)\(next))-"
    case .sign("-"):
      guard case .number? = cursor.peek(1)?.kind else { return nil }
      return "a negative number needs parentheses: -(-\(next))-"
    case .word where token.text == "standard": return "'-' alone is the standard spacing"
    case .word: return scope.isKnownID(token.text) ? bracketHelp(token.text) : wordHelp(token.text, isLength: false)
    default: return RelationHelp.text(for: token) ?? OperandHelp.text(for: token)
    }
  }
}
