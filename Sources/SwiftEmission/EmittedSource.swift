/// The Swift that comes of a document.
public struct EmittedSource: Sendable {
  /// The source file's text; nil when the document is refused.
  public var text: String?
  /// What the emitter has to say about it.
  public var diagnostics: [EmissionDiagnostic]

  /// Makes a result.
  public init(text: String?, diagnostics: [EmissionDiagnostic]) {
    self.text = text
    self.diagnostics = diagnostics
  }
}
