import Linting

/// Renders findings as Code Climate's issues, which GitLab shows as code quality.
public struct CodeClimateReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The findings as one list.
  public func render(_ report: FindingReport) -> String { JSONText.encode(report.findings.map(Issue.init)) }

  private struct Issue: Encodable {
    var type = "issue"
    var check_name: String
    var description: String
    var categories = ["Bug Risk"]
    var severity: String
    var fingerprint: String
    var location: Location

    init(_ finding: Finding) {
      check_name = finding.ruleID
      description = finding.message
      severity =
        switch finding.severity {
        case .error: "critical"
        case .warning: "major"
        case .note: "info"
        }
      fingerprint = finding.fingerprint
      location = Location(
        path: finding.file,
        positions: .init(begin: .init(line: finding.position.line, column: finding.position.column)))
    }
  }

  private struct Location: Encodable {
    var path: String
    var lines: Lines
    var positions: Positions

    init(path: String, positions: Positions) {
      self.path = path
      self.positions = positions
      lines = Lines(begin: positions.begin.line)
    }
  }

  private struct Lines: Encodable {
    var begin: Int
  }

  private struct Positions: Encodable {
    var begin: Point
  }

  private struct Point: Encodable {
    var line: Int
    var column: Int
  }
}
