/// Walks over the tokens of one constraint.
struct TokenCursor {
  private let tokens: [LayoutToken]
  private var index = 0
  /// Where the text of the constraint ends, for errors about what is missing there.
  let end: Int

  init(_ tokens: [LayoutToken], end: Int) {
    self.tokens = tokens
    self.end = tokens.last?.range.upperBound ?? end
  }

  /// The token to read next; nil at the end.
  var current: LayoutToken? { peek(0) }

  /// The token read last; nil at the beginning.
  var previous: LayoutToken? { index > 0 ? tokens[index - 1] : nil }

  /// Whether everything is read.
  var isAtEnd: Bool { index >= tokens.count }

  /// The token `distance` after the next one.
  func peek(_ distance: Int) -> LayoutToken? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// Where the next token is, or the end.
  var currentRange: Range<Int> { current?.range ?? end..<end }

  /// Goes on by one token.
  mutating func advance() { index += 1 }

  /// Reads the sign `character` if it comes next.
  mutating func takeSign(_ character: Character) -> LayoutToken? {
    guard let current, current.isSign(character) else { return nil }
    advance()
    return current
  }

  /// Reads the word `word` if it comes next.
  mutating func takeWord(_ word: String) -> LayoutToken? {
    guard let current, current.isWord(word) else { return nil }
    advance()
    return current
  }

  /// The error that something else than `what` comes next: "expected …, found …".
  ///
  /// `after` is what the reader sees before the place; by default the token read last.
  func expected(_ what: String, after: String? = nil, help: String? = nil) -> LayoutSyntaxError {
    let place = (after ?? previous?.text).map { " after '\($0)'" } ?? ""
    let found = current.map { "'\($0.text)'" } ?? "the end"
    return LayoutSyntaxError(currentRange, "expected \(what)\(place), found \(found)", help: help)
  }
}
