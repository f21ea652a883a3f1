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
  private var cursor: TokenCursor
  private let scope: LayoutScope
  private var isVertical = false
  private var items: [VisualFormatItem] = []
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

  // MARK: Predicates

  /// Reads predicates in parentheses: on the length of the view `view`, or on a spacing.
  private mutating func parsePredicates(ofView view: String?) throws(LayoutSyntaxError) -> [VisualFormatPredicate] {
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
  private func wordHelp(_ name: String, isLength: Bool) -> String? {
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

  // MARK: Options

  private mutating func parseOptions() throws(LayoutSyntaxError) -> [(option: VisualFormatOption, range: Range<Int>)] {
    guard cursor.takeSign("{") != nil else {
      if cursor.isAtEnd { return [] }
      throw cursor.expected(
        items.last?.item == .superview ? "'{' or the end" : "'-', '[', '|', '{' or the end", help: endHelp)
    }
    var options: [(option: VisualFormatOption, range: Range<Int>)] = []
    repeat {
      options.append(try parseOption(besides: options.map(\.option)))
    } while cursor.takeSign(",") != nil || cursor.current?.kind == .word
    guard cursor.takeSign("}") != nil else { throw cursor.expected("'}'") }
    if !cursor.isAtEnd { throw cursor.expected("the end", help: endHelp) }
    return options
  }

  private var endHelp: String? {
    guard let token = cursor.current else { return nil }
    if token.isSign("@") { return "a priority belongs to a predicate: (8@750)" }
    if token.kind == .word, ["as", "inactive", "placeholder"].contains(token.text) {
      return "a line in the visual format has no name and no state; write equations, or give the block an id"
    }
    if token.isSign(";") || token.isWord("H") || token.isWord("V") { return "a line has one format" }
    let isSpacing = token.kind == .word ? scope.metrics[token.text] != nil : ExactNumber(token.text) != nil
    if isSpacing { return "a spacing stands between two '-': -\(token.text)-" }
    let isOption = token.kind == .word && VisualFormatOption(rawValue: token.text) != nil
    return isOption ? "options stand in braces: {\(token.text)}" : nil
  }

  private mutating func parseOption(
    besides earlier: [VisualFormatOption]
  ) throws(LayoutSyntaxError) -> (option: VisualFormatOption, range: Range<Int>) {
    guard let word = cursor.current, word.kind == .word, let option = VisualFormatOption(rawValue: word.text) else {
      throw cursor.expected("an option", help: cursor.current.flatMap { optionHelp($0.text) })
    }
    if earlier.contains(option) { throw LayoutSyntaxError(word.range, "'\(word.text)' is said already") }
    if let group = option.exclusiveGroup, let other = earlier.first(where: { $0.exclusiveGroup == group }) {
      throw LayoutSyntaxError(word.range, "'\(word.text)' contradicts '\(other.rawValue)'")
    }
    if let problem = problem(with: option) { throw LayoutSyntaxError(word.range, "'\(word.text)' \(problem)") }
    cursor.advance()
    return (option, word.range)
  }

  private func problem(with option: VisualFormatOption) -> String? {
    if let attribute = option.alignedAttribute {
      if items.count(where: { $0.item != .superview }) < 2 { return "needs two views to align" }
      if isVertical, attribute.axis == .verticalPosition { return "can't align views that stand below one another" }
      if !isVertical, attribute.axis == .horizontalPosition { return "can't align views that stand side by side" }
    }
    if isVertical, option.exclusiveGroup == "direction" { return "is for 'H:'" }
    if !isVertical, option.exclusiveGroup == "spacing" { return "is for 'V:'" }
    return nil
  }

  private func optionHelp(_ name: String) -> String? {
    let names = VisualFormatOption.allCases.map(\.rawValue)
    // People leave out the first word of Apple's names, or put the first words of their names in Objective-C before it.
    let bare = name.hasPrefix("NSLayoutFormat") ? String(name.dropFirst(14)) : name
    let contained = names.first { $0.lowercased().hasSuffix(bare.lowercased()) }
    return (contained ?? Suggestion.nearest(to: bare, in: names)).map { "did you mean '\($0)'?" }
  }
}
