import InterfaceModel
import Suggestions

extension ConstraintParser {
  /// Reads `item`, `item.attribute`, `item.guide`, `item.guide.attribute`, or an attribute of the left side's item.
  mutating func parseMention() throws(LayoutSyntaxError) -> LayoutMention {
    guard let first = cursor.current, first.kind == .word else {
      throw cursor.expected("a view or a guide", help: cursor.current.flatMap(OperandHelp.text))
    }
    let isDotted = cursor.peek(1)?.isSign(".") == true
    if !isDotted, let attribute = LayoutAttribute(documentName: first.text) {
      cursor.advance()
      return LayoutMention(item: subject.item, attribute: attribute, text: first.text, range: first.range)
    }
    var mention = LayoutMention(item: try parseItem(first, isDotted: isDotted), text: first.text, range: first.range)
    guard isDotted else { return mention }
    try parseMember(of: &mention)
    if mention.attribute == nil, cursor.current?.isSign(".") == true { try parseMember(of: &mention) }
    if cursor.current?.isSign(".") == true {
      throw LayoutSyntaxError(
        cursor.currentRange.lowerBound..<(cursor.peek(1)?.range.upperBound ?? cursor.currentRange.upperBound),
        "a reference ends with its attribute, found more after '\(mention.text)'")
    }
    return mention
  }

  /// Reads the first word of a reference.
  private mutating func parseItem(_ word: LayoutToken, isDotted: Bool) throws(LayoutSyntaxError) -> LayoutItem {
    let item: LayoutItem
    switch word.text {
    case "superview": item = .superview
    case "self": item = .holder
    case "owner": item = .owner
    default:
      if let error = misplacedWord(word, isDotted: isDotted) { throw error }
      item = .object(word.text)
    }
    cursor.advance()
    return item
  }

  /// The error for a first word that can't be an item; nil for an id.
  private func misplacedWord(_ word: LayoutToken, isDotted: Bool) -> LayoutSyntaxError? {
    if !isDotted, word.text == "standard" {
      let help = "the standard spacing comes after a view: \(subject.writing("superview + standard"))"
      return cursor.expected(Self.operands, help: help)
    }
    if !isDotted, LayoutScope.keywords.contains(word.text) { return cursor.expected(Self.operands) }
    if scope.canBeID(word.text) { return nil }
    if let guide = LayoutGuideName(name: word.text) {
      return cursor.expected(Self.operands, help: "say whose guide it is: superview.\(guide.text)")
    }
    return unknownID(word)
  }

  /// The error for a name that is nothing in this document.
  func unknownID(_ word: LayoutToken) -> LayoutSyntaxError {
    let isDotted = cursor.peek(1)?.isSign(".") == true
    let help = hyphenHelp(word.text) ?? suggestID(word.text, withMetrics: !isDotted)?.help
    return LayoutSyntaxError(word.range, "no view or guide has the id '\(word.text)'", help: help)
  }

  private func suggestID(_ name: String, withMetrics: Bool) -> (name: String, help: String)? {
    let others = withMetrics ? scope.metrics.keys.sorted() + LayoutAttribute.allCases.map(\.rawValue) : []
    return scope.suggestion(for: name, among: LayoutScope.items + others)
  }

  /// Reads a dot and a guide or an attribute after it.
  private mutating func parseMember(of mention: inout LayoutMention) throws(LayoutSyntaxError) {
    guard cursor.takeSign(".") != nil else { return }
    let canBeGuide = mention.guide == nil
    guard let word = cursor.current, word.kind == .word else {
      throw cursor.expected(canBeGuide ? "an attribute or a guide" : "an attribute", after: "\(mention.text).")
    }
    if let attribute = LayoutAttribute(documentName: word.text) {
      mention.attribute = attribute
    } else if canBeGuide, let guide = LayoutGuideName(name: word.text) {
      mention.guide = guide
    } else if canBeGuide, scope.ids == nil || scope.isKnownID(word.text) {
      mention.guide = .custom(word.text)
    } else {
      throw unknownMember(word, of: mention)
    }
    cursor.advance()
    mention.text += ".\(word.text)"
    mention.range = mention.range.lowerBound..<word.range.upperBound
  }

  /// The error for a word after a dot that is neither an attribute nor a guide.
  private func unknownMember(_ word: LayoutToken, of mention: LayoutMention) -> LayoutSyntaxError {
    let canBeGuide = mention.guide == nil
    return cursor.expected(
      canBeGuide ? "an attribute or a guide" : "an attribute", after: "\(mention.text).",
      help: memberHelp(word.text, of: mention))
  }

  private func memberHelp(_ name: String, of mention: LayoutMention) -> String? {
    if CompoundAttribute(rawValue: name) != nil {
      return "'\(name)' stands for several attributes and can only be on the left"
    }
    if let key = Self.otherNames[name] { return "did you mean '\(key)'?" }
    let guides = mention.guide == nil ? LayoutGuideName.named.map(\.text) : []
    let names = LayoutAttribute.allCases.map(\.rawValue) + guides
    return hyphenHelp(name) ?? Suggestion.help(for: name, in: names)
  }

  /// What UIKit and Apple's documents call the guides, and other systems the attributes.
  private static let otherNames = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins", "layoutMargins": "margins",
    "readableContentGuide": "readable", "readableContent": "readable", "contentLayoutGuide": "content",
    "frameLayoutGuide": "frame", "keyboardLayoutGuide": "keyboard",
    "start": "leading", "end": "trailing", "x": "leading", "y": "top", "minX": "left", "maxX": "right", "minY": "top",
    "maxY": "bottom", "midX": "centerX", "midY": "centerY",
  ]

  /// The help for a name such as `bottom-8`, in which a minus was meant.
  private func hyphenHelp(_ name: String) -> String? {
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return nil }
    let left = String(name[..<hyphen])
    let right = String(name[name.index(after: hyphen)...])
    let isReference =
      LayoutAttribute(documentName: left) != nil || LayoutScope.items.contains(left) || scope.isKnownID(left)
    let isConstant = ExactNumber(right) != nil || scope.metrics[right] != nil || right == "standard"
    guard isReference, isConstant else { return nil }
    return "a minus needs blanks around it: \(left) - \(right)"
  }
}
