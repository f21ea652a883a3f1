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

  /// The document, where constraints lay it out.
  var constrainedDocument: InterfaceDocument? {
    guard case .document(let document) = reading, document.usesAutoLayout else { return nil }
    return document
  }
}
