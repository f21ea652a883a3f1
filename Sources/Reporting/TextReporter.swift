import Linting
import XMLSyntax

/// Renders findings for people: `file:line:column: severity: message [rule_id] (object id, "human name")`.
public struct TextReporter: Reporter {
  private let isColored: Bool
  private let line: @Sendable (_ file: String, _ number: Int) -> String?

  /// Makes a reporter that colours its output for a terminal or doesn't, and that shows the lines which findings are about
  /// where `line` has them.
  public init(
    isColored: Bool = false, line: @escaping @Sendable (_ file: String, _ number: Int) -> String? = { _, _ in nil }
  ) {
    self.isColored = isColored
    self.line = line
  }

  /// The findings, each with its line, its notes and remedies below, and a summary.
  public func render(_ report: FindingReport) -> String {
    var output = report.findings.map(render).joined()
    let files = Self.count(report.fileCount, "file")
    let left =
      (report.suppressedCount > 0 ? ", \(report.suppressedCount) suppressed" : "")
      + (report.knownCount > 0 ? ", \(report.knownCount) known left out" : "")
    if report.fileCount == 0 {
      output += "no file was looked at\n"
    } else if report.findings.isEmpty {
      output += "\(files), no findings\(left)\n"
    } else {
      let counts = Severity.allCases.map { Self.count(report.count($0), $0.rawValue) }
      output += "\(files), \(counts.joined(separator: ", "))\(left)\n"
    }
    return output
  }

  private func render(_ finding: Finding) -> String {
    var text = place(finding.file, finding.position)
    text += styled(finding.severity.rawValue, Self.color(of: finding.severity)) + ": "
    text += styled(Self.oneLine(finding.message), .bold) + " [\(finding.ruleID)]"
    let object = [finding.objectID, finding.object.map { "\"\($0)\"" }, finding.scene.map { "in \($0)" }].compactMap {
      $0
    }
    if !object.isEmpty { text += " (\(Self.oneLine(object.joined(separator: ", "))))" }
    text += "\n"
    if let line = line(finding.file, finding.position.line),
      let excerpt = SourceExcerpt(line, at: finding.position)
    {
      text += excerpt.text
    }
    for note in finding.notes {
      text += "  " + place(note.file, note.position) + styled("note", .note) + ": \(Self.oneLine(note.message))\n"
    }
    for fix in finding.fixes { text += "  " + styled("fix", .fix) + ": \(Self.oneLine(fix.description))\n" }
    return text
  }

  private func place(_ file: String, _ position: SourcePosition) -> String {
    styled("\(file):\(position.line):\(position.column):", .bold) + " "
  }

  // MARK: Colours

  /// What a terminal is told before a piece of text.
  private enum Style: String {
    case bold = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case fix = "1;32"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private static func color(of severity: Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// Text of a document can't break a line or send control sequences to a terminal.
  static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
