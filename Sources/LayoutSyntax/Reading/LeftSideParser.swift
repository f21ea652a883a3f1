import InterfaceModel
import Suggestions

/// Reads the left side of an equation in a `<constraints>` block.
struct LeftSideParser {
  var cursor: TokenCursor
  let scope: LayoutScope

  init(_ cursor: TokenCursor, scope: LayoutScope) {
    self.cursor = cursor
    self.scope = scope
  }

  /// Reads `width`, `view.width`, `view.guide.width` or `view.edges`, and sees that a relation follows.
  mutating func parse() throws(LayoutSyntaxError) -> ConstraintSubject {
    guard let first = cursor.current, first.kind == .word else {
      throw cursor.expected("a constraint", help: beginningHelp)
    }
    var subject = try parseSide(first)
    subject.range = first.range.lowerBound..<(cursor.previous ?? first).range.upperBound
    guard let token = cursor.current else { throw cursor.expected("'=', '≥' or '≤'", after: subject.text) }
    guard case .relation = token.kind else {
      throw cursor.expected("'=', '≥' or '≤'", after: subject.text, help: relationHelp(token))
    }
    return subject
  }

  private var beginningHelp: String? {
    guard let token = cursor.current else { return nil }
    if ["/", "#", "<!", "*"].contains(token.text) { return "a comment begins with '//'" }
    return "a line begins with a view and its attribute, 'H:' or 'V:'"
  }

  private func relationHelp(_ token: LayoutToken) -> String? {
    switch token.kind {
    case .sign("*"), .sign("/"), .sign("+"), .sign("-"): "calculate on the right side"
    case .sign(":"): "write '='"
    default: RelationHelp.text(for: token)
    }
  }

  private mutating func parseSide(_ first: LayoutToken) throws(LayoutSyntaxError) -> ConstraintSubject {
    cursor.advance()
    if cursor.current?.isSign(".") != true {
      guard let side = LayoutLeftSide(name: first.text) else { throw missingAttribute(first) }
      return ConstraintSubject(side: side, text: first.text)
    }
    let item = try item(first)
    let member = try parseMember(of: first.text, canBeGuide: true)
    if let side = LayoutLeftSide(name: member.text) {
      return ConstraintSubject(item: item, side: side, text: "\(first.text).\(member.text)")
    }
    let guide = LayoutGuideName(name: member.text) ?? .custom(member.text)
    let path = "\(first.text).\(member.text)"
    guard cursor.current?.isSign(".") == true else {
      throw cursor.expected("'.' and an attribute", after: path)
    }
    let attribute = try parseMember(of: path, canBeGuide: false)
    guard let side = LayoutLeftSide(name: attribute.text) else { throw unknownMember(attribute, of: path, []) }
    return ConstraintSubject(item: item, guide: guide, side: side, text: "\(path).\(attribute.text)")
  }

  private func item(_ word: LayoutToken) throws(LayoutSyntaxError) -> LayoutItem {
    switch word.text {
    case "self": return .holder
    case "owner": return .owner
    case "superview":
      throw LayoutSyntaxError(
        word.range, "'superview' can't be on the left",
        help: "turn the equation round, or write 'self' for the view that holds the block")
    default:
      if scope.canBeID(word.text) { return .object(word.text) }
      let help = suggestID(word.text, in: LayoutScope.items)
      throw LayoutSyntaxError(word.range, "no view or guide has the id '\(word.text)'", help: help)
    }
  }

  /// Reads a dot and a word, which is an attribute, or a guide where one can be.
  private mutating func parseMember(of path: String, canBeGuide: Bool) throws(LayoutSyntaxError) -> LayoutToken {
    cursor.advance()
    let what = canBeGuide ? "an attribute or a guide" : "an attribute"
    guard let word = cursor.current, word.kind == .word else { throw cursor.expected(what, after: "\(path).") }
    let isAttribute = LayoutLeftSide(name: word.text) != nil
    let isGuide =
      LayoutGuideName(name: word.text) != nil || scope.isKnownID(word.text)
      || scope.ids == nil && cursor.peek(1)?.isSign(".") == true
    guard isAttribute || canBeGuide && isGuide else {
      throw unknownMember(word, of: path, canBeGuide ? LayoutGuideName.named.map(\.text) : [])
    }
    cursor.advance()
    return word
  }

  private func unknownMember(_ word: LayoutToken, of path: String, _ guides: [String]) -> LayoutSyntaxError {
    LayoutSyntaxError(
      word.range,
      "expected \(guides.isEmpty ? "an attribute" : "an attribute or a guide") after '\(path).', "
        + "found '\(word.text)'",
      help: Suggestion.help(for: word.text, in: LayoutLeftSide.names + guides))
  }

  /// The error for a left side that is one word and no attribute.
  private func missingAttribute(_ word: LayoutToken) -> LayoutSyntaxError {
    if scope.isKnownID(word.text) || LayoutScope.items.contains(word.text) {
      return cursor.expected("'.' and an attribute", help: "such as \(word.text).width")
    }
    let help = suggestID(word.text, in: LayoutLeftSide.names + LayoutScope.items)
    return LayoutSyntaxError(
      word.range, "expected an attribute, or a view and its attribute, found '\(word.text)'", help: help)
  }

  private func suggestID(_ name: String, in others: [String]) -> String? {
    scope.suggestion(for: name, among: others)?.help
  }
}
