import Linting

/// Renders findings as Xcode's build log takes them: a line each, notes as lines of their own.
public struct XcodeReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The findings; nothing where there are none.
  public func render(_ report: FindingReport) -> String {
    report.findings.map { finding in
      let place = "\(finding.file):\(finding.position.line):\(finding.position.column)"
      // Xcode shows a finding of severity note only beneath another one.
      var lines =
        "\(place): \(finding.severity.rawValue): \(TextReporter.oneLine(finding.message)) (\(finding.ruleID))\n"
      for note in finding.notes {
        lines +=
          "\(note.file):\(note.position.line):\(note.position.column): note: \(TextReporter.oneLine(note.message))\n"
      }
      return lines
    }
    .joined()
  }
}
