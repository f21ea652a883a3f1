/// Collects the tokens that a tokenizer finds.
struct TokenWriter {
  /// What is found so far.
  private(set) var tokens: [Token] = []
  /// The partners of brackets so far.
  var brackets = BracketMatcher()
  /// Whether the next token is the first of its line.
  var beginsLine = true
  /// Whether white space stands before the next token.
  var followsSpace = true

  private let bytes: UnsafeBufferPointer<UInt8>
  private let words = WordTable.shared

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// The kind of the last token.
  var lastKind: Token.Kind { tokens.last?.kind ?? .end }

  /// Takes a token.
  mutating func append(_ kind: Token.Kind, from start: Int, to end: Int) {
    var token = Token(
      start: UInt32(start), end: UInt32(end), kind: kind, beginsLine: beginsLine, followsSpace: followsSpace)
    if kind == .identifier || kind == .attribute { token.word = words.word(bytes[start..<end]) }
    tokens.append(token)
    brackets.append(token)
    (beginsLine, followsSpace) = (false, false)
  }

  /// All that was found.
  mutating func finish(_ text: CodeText) -> TokenList {
    brackets.finish()
    return TokenList(text: text, tokens: tokens, brackets: brackets)
  }
}
