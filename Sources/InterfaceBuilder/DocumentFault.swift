import ViewLanguage
import XMLSyntax

/// A fault in a document of the view language, with its place.
public struct DocumentFault: Sendable, Hashable {
  /// The stable id of the kind of fault, in snake case.
  public var code: String
  /// What is wrong, in words.
  public var message: String
  /// What would put it right, where that can be told.
  public var help: String?
  /// Where.
  public var position: SourcePosition

  init(_ error: LanguageError, in source: SourceText) {
    code = error.code
    message = error.message
    help = error.help
    position = source.position(at: error.range.start)
  }
}
