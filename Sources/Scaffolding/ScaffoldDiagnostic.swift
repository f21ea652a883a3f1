import SwiftEmission

/// Something that a scaffold can't do as a document would have it.
public struct ScaffoldDiagnostic: Sendable {
  /// How grave it is.
  public var severity: EmissionDiagnostic.Severity
  /// A stable id (`outlet_hidden`).
  public var id: String
  /// What is wrong, in words.
  public var message: String
  /// Where.
  public var place: DocumentPlace

  /// Makes a diagnostic.
  public init(severity: EmissionDiagnostic.Severity, id: String, message: String, place: DocumentPlace) {
    self.severity = severity
    self.id = id
    self.message = message
    self.place = place
  }
}
