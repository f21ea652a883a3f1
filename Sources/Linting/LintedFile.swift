import InterfaceBuilder
import InterfaceModel

/// A file with what was read of it.
public struct LintedFile: Sendable {
  /// The path, as the user gave it.
  public var path: String
  /// What was read.
  public var reading: DocumentReading

  /// Makes a file.
  public init(path: String, reading: DocumentReading) {
    self.path = path
    self.reading = reading
  }

  /// The document, where there is one.
  var document: InterfaceDocument? {
    guard case .document(let document) = reading else { return nil }
    return document
  }

  /// The document, where constraints lay it out.
  var constrainedDocument: InterfaceDocument? { document.flatMap { $0.usesAutoLayout ? $0 : nil } }
}
