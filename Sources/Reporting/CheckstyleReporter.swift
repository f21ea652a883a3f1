import Linting
import MarkupWriting

/// Renders findings as Checkstyle's XML.
public struct CheckstyleReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The findings, file by file.
  public func render(_ report: FindingReport) -> String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (file, findings) in report.findingsByFile {
      output += "  <file name=\"\(Self.escaped(file))\">\n"
      for finding in findings {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        output += "    <error line=\"\(finding.position.line)\" column=\"\(finding.position.column)\" "
        output += "severity=\"\(severity)\" message=\"\(Self.escaped(finding.message))\" "
        output += "source=\"xibc.\(Self.escaped(finding.ruleID))\"/>\n"
      }
      output += "  </file>\n"
    }
    return output + "</checkstyle>\n"
  }

  private static func escaped(_ text: String) -> String { Escaped.text(text, keepsLineBreaks: true) }
}
