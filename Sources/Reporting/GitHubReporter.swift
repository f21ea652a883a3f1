import Linting

/// Renders findings as the commands that GitHub's runners turn into annotations of a change.
public struct GitHubReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// A command for each finding; nothing where there are none.
  public func render(_ report: FindingReport) -> String {
    report.findings.map { finding in
      let properties = [
        "file=\(Self.property(finding.file))", "line=\(finding.position.line)", "col=\(finding.position.column)",
        "title=\(Self.property(finding.ruleID))",
      ]
      let level = finding.severity == .note ? "notice" : finding.severity.rawValue
      let notes = finding.notes.map { "\n\($0.file):\($0.position.line):\($0.position.column): \($0.message)" }
      return "::\(level) \(properties.joined(separator: ","))::\(Self.data(finding.message + notes.joined()))\n"
    }
    .joined()
  }

  /// What a command's text can't have as it is.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property ends at a comma, and a command's properties at a colon.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
