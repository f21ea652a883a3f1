import ViewLanguage
import XMLSyntax

/// Why a document can't be converted.
public struct ConversionError: Error, Sendable, Hashable {
  /// The stable id of the kind of fault, in snake case.
  public var code: String
  /// What is wrong, in words, with what would put it right where that can be told.
  public var message: String
  /// Where.
  public var position: SourcePosition

  init(code: String, message: String, position: SourcePosition) {
    self.code = code
    self.message = message
    self.position = position
  }

  init(_ error: LanguageError, in source: SourceText) {
    self.init(
      code: error.code, message: error.message + (error.help.map { "; \($0)" } ?? ""),
      position: source.position(at: error.range.start))
  }
}
