/// Where a text's lines may end.
public enum LineBreaking: Sendable, Hashable {
  /// Between words; inside one that is longer than a line.
  case word
  /// Between any two characters.
  case character

  /// Reads a view's `lineBreakMode`; the modes that truncate break between words up to the last line.
  public init(documentName: String?) { self = documentName == "characterWrap" ? .character : .word }
}
