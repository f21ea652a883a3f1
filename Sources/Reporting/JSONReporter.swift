import Linting

/// Renders findings for machines, schema `xibc-lint/1`.
public struct JSONReporter: Reporter {
  /// Makes a reporter.
  public init() {}

  /// The findings and their summary.
  public func render(_ report: FindingReport) -> String {
    JSONText.encode(
      Report(
        findings: report.findings.map(Entry.init),
        summary: Summary(
          files: report.fileCount, errors: report.count(.error), warnings: report.count(.warning),
          notes: report.count(.note), known: report.knownCount, suppressed: report.suppressedCount)))
  }

  private struct Report: Encodable {
    var schema = "xibc-lint/1"
    var findings: [Entry]
    var summary: Summary
  }

  private struct Summary: Encodable {
    var files: Int
    var errors: Int
    var warnings: Int
    var notes: Int
    var known: Int
    var suppressed: Int
  }

  private struct Entry: Encodable {
    private struct Note: Encodable {
      var message: String
      var file: String
      var line: Int
      var column: Int
    }

    private struct Fix: Encodable {
      var description: String
      /// Left out where it takes a person to choose.
      var edits: [Edit]?

      init(_ fix: Linting.Fix) {
        description = fix.description
        edits = fix.edits.isEmpty ? nil : fix.edits.map(Edit.init)
      }
    }

    private struct Edit: Encodable {
      var line: Int
      var column: Int
      var endLine: Int
      var endColumn: Int
      var offset: Int
      var length: Int
      var replacement: String

      init(_ edit: TextEdit) {
        line = edit.start.line
        column = edit.start.column
        endLine = edit.end.line
        endColumn = edit.end.column
        offset = edit.bytes.lowerBound
        length = edit.bytes.count
        replacement = edit.replacement
      }
    }

    private enum CodingKeys: String, CodingKey {
      case rule, severity, message, file, line, column, objectID, object, scene, notes, fixes
    }

    private let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    /// Every key is there in every finding, with null where there is nothing to say.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(finding.ruleID, forKey: .rule)
      try container.encode(finding.severity, forKey: .severity)
      try container.encode(finding.message, forKey: .message)
      try container.encode(finding.file, forKey: .file)
      try container.encode(finding.position.line, forKey: .line)
      try container.encode(finding.position.column, forKey: .column)
      try container.encode(finding.objectID, forKey: .objectID)
      try container.encode(finding.object, forKey: .object)
      try container.encode(finding.scene, forKey: .scene)
      let notes = finding.notes.map {
        Note(message: $0.message, file: $0.file, line: $0.position.line, column: $0.position.column)
      }
      try container.encode(notes, forKey: .notes)
      try container.encode(finding.fixes.map(Fix.init), forKey: .fixes)
    }
  }
}
