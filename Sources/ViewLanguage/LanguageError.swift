import XMLSyntax

/// A fault in a document of the language.
public struct LanguageError: Error, Sendable, Hashable {
  /// The stable id of the kind of fault, in snake case.
  public var code: String
  /// What is wrong, in words.
  public var message: String
  /// What would put it right, where that can be told.
  public var help: String?
  /// The place in the document's text.
  public var range: SourceRange

  /// Makes a fault.
  public init(code: String, message: String, help: String? = nil, range: SourceRange) {
    self.code = code
    self.message = message
    self.help = help
    self.range = range
  }
}
