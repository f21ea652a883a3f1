import Linting

/// Renders findings for people: `file:line:column: severity: message [rule_id] (object id, "human name")`.
public struct TextReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The findings, each with its notes and remedies below, and a summary.
  public func render(_ report: FindingReport) -> String {
    var output = report.findings.map(render).joined()
    let files = Self.count(report.fileCount, "file")
    if report.findings.isEmpty {
      output += "\(files), no findings\n"
    } else {
      let counts = Severity.allCases.map { Self.count(report.count($0), $0.rawValue) }
      output += "\(files), \(counts.joined(separator: ", "))\n"
    }
    return output
  }

  private func render(_ finding: Finding) -> String {
    var line = "\(finding.file):\(finding.position.line):\(finding.position.column): "
    line += "\(finding.severity.rawValue): \(Self.oneLine(finding.message)) [\(finding.ruleID)]"
    let object = [finding.objectID, finding.object.map { "\"\($0)\"" }, finding.scene.map { "in \($0)" }].compactMap {
      $0
    }
    if !object.isEmpty { line += " (\(Self.oneLine(object.joined(separator: ", "))))" }
    line += "\n"
    for note in finding.notes {
      line += "  \(note.file):\(note.position.line):\(note.position.column): note: \(Self.oneLine(note.message))\n"
    }
    for fix in finding.fixes { line += "  fix: \(Self.oneLine(fix.description))\n" }
    return line
  }

  /// Text of a document can't break a line or send control sequences to a terminal.
  static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
