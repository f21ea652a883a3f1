/// What can stand at a place in the text of constraints, for editors.
public struct LayoutExpectation: Sendable, Hashable {
  /// What can stand there.
  public enum Kind: Sendable, Hashable {
    /// The left side of a constraint: a view or guide, or an attribute of the view that holds the block.
    case leftSide
    /// What the left side is tied to.
    case rightSide
    /// What is added or subtracted.
    case constant
    /// A guide or an attribute of what the words before name, the view first.
    case member(of: [String])
    /// A priority.
    case priority
    /// What can follow an expression: a priority, `as` …
    case ending
    /// A view in Apple's visual format.
    case view
    /// Nothing that can be told: a number, a name of one's own, a comment.
    case nothing
  }

  /// What can stand there.
  public var kind: Kind
  /// The word that is there already, up to the place: UTF-8 offsets.
  public var word: Range<Int>

  /// What can stand at `offset`, a UTF-8 offset into `text`.
  public init(at offset: Int, in text: String, _ form: LayoutTextForm) {
    let bytes = Array(Array(text.utf8).prefix(offset))
    word = bytes.count..<bytes.count
    kind = .nothing
    guard let statement = form.statements(of: bytes).last, statement.upperBound == bytes.count else { return }
    let isVisual = form == .block && VisualFormatParser.isVisualFormat(bytes, statement)
    var tokens = LayoutLexer.tokens(of: bytes, in: statement, hyphens: isVisual ? .betweenViews : .inWords)
    if let last = tokens.last, last.kind == .word, last.range.upperBound == bytes.count {
      word = last.range
      tokens.removeLast()
    }
    kind = isVisual ? Self.visualKind(after: tokens) : Self.kind(after: tokens, form)
  }

  private static func kind(after tokens: [LayoutToken], _ form: LayoutTextForm) -> Kind {
    guard let last = tokens.last else { return form == .block ? .leftSide : .rightSide }
    switch last.kind {
    case .relation: return .rightSide
    case .sign("."): return .member(of: path(before: tokens.count - 1, in: tokens))
    case .sign("@"): return .priority
    case .sign("+"), .sign("-"): return .constant
    case .word where last.isWord("as") || last.isWord("offset"): return .nothing
    case .word where last.isWord("inset"): return .constant
    case .word where last.isWord("except") || last.isWord("but"): return .nothing
    case .word where form == .block && !tokens.contains { if case .relation = $0.kind { true } else { false } }:
      return .nothing
    case .word, .number: return .ending
    default: return .nothing
    }
  }

  private static func visualKind(after tokens: [LayoutToken]) -> Kind {
    tokens.last?.isSign("[") ?? false ? .view : .nothing
  }

  /// The words with dots between them that end before the dot at a place.
  private static func path(before dot: Int, in tokens: [LayoutToken]) -> [String] {
    var words: [String] = []
    var place = dot
    while place > 0, tokens[place].isSign("."), tokens[place - 1].kind == .word {
      words.insert(tokens[place - 1].text, at: 0)
      place -= 2
      if place < 0 { break }
    }
    return words
  }
}
