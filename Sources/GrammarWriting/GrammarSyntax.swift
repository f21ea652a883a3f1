/// The two syntaxes of RELAX NG.
public enum GrammarSyntax: String, Sendable, CaseIterable {
  /// The compact one.
  case rnc
  /// XML.
  case rng

  /// A grammar in the syntax.
  public func text(of grammar: RelaxNGGrammar) -> String {
    switch self {
    case .rnc: CompactGrammarWriter().text(of: grammar)
    case .rng: XMLGrammarWriter.text(of: grammar)
    }
  }
}
