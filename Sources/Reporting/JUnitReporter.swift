import Linting
import MarkupWriting

/// Renders findings as JUnit's XML: each is a test that failed; a note is one that passed and printed something.
public struct JUnitReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The findings as one suite. What was looked at is a test that passed, so that a clean run isn't an empty one.
  public func render(_ report: FindingReport) -> String {
    let failures = report.count(.error) + report.count(.warning)
    let counts = "tests=\"\(report.findings.count + 1)\" failures=\"\(failures)\" errors=\"0\""
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
    output += "  <testsuite name=\"xibc lint\" \(counts)>\n"
    output += "    <testcase classname=\"xibc\" name=\"files: \(report.fileCount)\"/>\n"
    for finding in report.findings { output += Self.testCase(finding) }
    return output + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ finding: Finding) -> String {
    let place = "\(finding.file):\(finding.position.line):\(finding.position.column)"
    let name = "\(finding.ruleID) \(finding.position.line):\(finding.position.column)"
    let notes = finding.notes.map { "\n\($0.file):\($0.position.line):\($0.position.column): \($0.message)" }
    let text = Self.escaped("\(place): \(finding.message)\(notes.joined())")
    let content =
      finding.severity == .note
      ? "<system-out>\(text)</system-out>"
      : "<failure type=\"\(finding.severity.rawValue)\" message=\"\(Self.escaped(finding.message))\">\(text)</failure>"
    return """
          <testcase classname="\(Self.escaped(finding.file))" name="\(Self.escaped(name))">
            \(content)
          </testcase>

      """
  }

  private static func escaped(_ text: String) -> String { Escaped.text(text, keepsLineBreaks: true) }
}
