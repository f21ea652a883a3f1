import InterfaceModel

/// A word, number or sign of a constraint's text.
struct LayoutToken: Sendable, Hashable {
  /// What a token is.
  enum Kind: Sendable, Hashable {
    /// A name or keyword.
    case word
    /// A number without a sign.
    case number(ExactNumber)
    /// `=`, `==`, `≥`, `>=`, `≤` or `<=`.
    case relation(Constraint.Relation)
    /// A sign of the grammar, by itself.
    case sign(Character)
    /// Anything else: `12px`, `=>`, `×`.
    case unknown
  }

  /// What the token is.
  let kind: Kind
  /// The token as written.
  let text: String
  /// Where it is: UTF-8 offsets into the text.
  let range: Range<Int>

  /// Whether the token is the sign `character`.
  func isSign(_ character: Character) -> Bool { kind == .sign(character) }

  /// Whether the token is the word `word`.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
