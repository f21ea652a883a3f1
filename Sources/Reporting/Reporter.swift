import Linting

/// Renders findings in one of the forms that people and tools read.
public protocol Reporter: Sendable {
  /// The whole report.
  func render(_ report: FindingReport) -> String
}
