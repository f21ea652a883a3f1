import InterfaceModel
import XMLSyntax

/// Something about a document that the emitter can't carry into Swift.
public struct EmissionDiagnostic: Sendable {
  /// How grave it is.
  public enum Severity: Sendable {
    /// The document is refused.
    case error
    /// Something is left out.
    case warning
  }

  /// How grave it is.
  public var severity: Severity
  /// A stable id (`invalid_class_name`).
  public var id: String
  /// What is wrong, in words.
  public var message: String
  /// Where.
  public var range: SourceRange

  /// Makes a diagnostic.
  public init(severity: Severity, id: String, message: String, range: SourceRange) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
  }
}
