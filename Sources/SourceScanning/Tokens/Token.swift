/// A piece of source text that has a meaning of its own.
struct Token {
  /// The kinds of tokens.
  enum Kind: UInt8 {
    case identifier, number
    /// A string literal that is plain: `"…"`, `#"…"#`, `@"…"`.
    case string
    /// A string literal whose value isn't worked out: over several lines, a regular expression, a character.
    case otherLiteral
    /// The parts of a string literal around its interpolations. Head and tail are partners like brackets.
    case stringHead, stringMiddle, stringTail
    /// `@name`
    case attribute
    /// `#name`
    case macro
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, dot, equal, less, greater, question, exclamation, ampersand, arrow, caret, star
    case minus, plus, at
    /// Any other operator.
    case `operator`
    /// Anything else.
    case other
    /// What stands before the first token and after the last one.
    case end
  }

  /// Where it begins and ends.
  var start: UInt32
  var end: UInt32
  /// The kind.
  var kind: Kind
  /// What it spells, where that is a word known to the scanners.
  var word = Word.none
  /// Whether it is the first token of its line.
  var beginsLine: Bool
  /// Whether white space or a comment stands before it.
  var followsSpace: Bool

  /// Whether it opens a bracket, or a string with interpolations.
  var isOpening: Bool {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .stringHead: true
    default: false
    }
  }

  /// What has to be open for it to close something; nil where it closes nothing.
  var opening: Kind? {
    switch kind {
    case .rightBrace: .leftBrace
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    case .stringTail: .stringHead
    default: nil
    }
  }
}
