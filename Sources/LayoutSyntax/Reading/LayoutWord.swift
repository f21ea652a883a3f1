/// A word in the text of constraints, for editors: also of text that isn't whole yet.
public struct LayoutWord: Sendable, Hashable {
  /// What a word is by its place.
  public enum Role: Sendable, Hashable {
    /// A view or guide, a metric, or an attribute of the view itself.
    case item
    /// A guide or an attribute, after a dot.
    case member
    /// The name that `as` gives to a constraint.
    case name
    /// A priority, after `@`.
    case priority
    /// A word of the language.
    case keyword
  }

  /// What it is.
  public var role: Role
  /// The word.
  public var text: String
  /// Where it is: UTF-8 offsets into the text.
  public var range: Range<Int>

  /// The words of a text.
  public static func words(of text: String, _ form: LayoutTextForm) -> [LayoutWord] {
    let bytes = Array(text.utf8)
    return form.statements(of: bytes).flatMap { statement -> [LayoutWord] in
      let isVisual = form == .block && VisualFormatParser.isVisualFormat(bytes, statement)
      let tokens = LayoutLexer.tokens(of: bytes, in: statement, hyphens: isVisual ? .betweenViews : .inWords)
      return tokens.indices.compactMap { place -> LayoutWord? in
        guard tokens[place].kind == .word else { return nil }
        let role = isVisual ? visualRole(of: place, in: tokens) : role(of: place, in: tokens)
        return LayoutWord(role: role, text: tokens[place].text, range: tokens[place].range)
      }
    }
  }

  private static func role(of place: Int, in tokens: [LayoutToken]) -> Role {
    if place > 0 {
      let previous = tokens[place - 1]
      if previous.isWord("as") { return .name }
      if previous.isSign("@") { return .priority }
      if previous.isSign(".") { return isNamePart(place, in: tokens) ? .name : .member }
    }
    return keywords.contains(tokens[place].text) ? .keyword : .item
  }

  /// Whether a word after a dot belongs to the name after `as`: `as box.leading`.
  private static func isNamePart(_ place: Int, in tokens: [LayoutToken]) -> Bool {
    var place = place
    while place > 1, tokens[place - 1].isSign("."), tokens[place - 2].kind == .word { place -= 2 }
    return place > 0 && tokens[place - 1].isWord("as")
  }

  private static func visualRole(of place: Int, in tokens: [LayoutToken]) -> Role {
    guard place > 0 else { return .keyword }
    if tokens[place - 1].isSign("[") { return .item }
    if tokens[place - 1].isSign("@") { return .priority }
    // Sizes can be those of other views; alignments stand in braces.
    let isInBraces = tokens[..<place].last { $0.isSign("{") || $0.isSign("}") }?.isSign("{") ?? false
    return isInBraces ? .keyword : .item
  }

  private static let keywords = LayoutScope.keywords.union(["standard", "but", "and"])
}
