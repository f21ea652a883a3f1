import Linting

/// The findings of a run, as a reporter renders them.
public struct FindingReport: Sendable {
  /// The findings, in the order in which they are shown.
  public var findings: [Finding]
  /// How many files were looked at.
  public var fileCount: Int

  /// Makes a report.
  public init(findings: [Finding], fileCount: Int) {
    self.findings = findings
    self.fileCount = fileCount
  }

  /// How many findings have the severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
