import Linting

/// The findings of a run, as a reporter renders them.
public struct FindingReport: Sendable {
  /// The findings, in the order in which they are shown.
  public var findings: [Finding]
  /// How many files were looked at.
  public var fileCount: Int
  /// How many findings a baseline leaves out.
  public var knownCount: Int
  /// How many findings are meant to be so.
  public var suppressedCount: Int

  /// Makes a report.
  public init(findings: [Finding], fileCount: Int, knownCount: Int = 0, suppressedCount: Int = 0) {
    self.findings = findings
    self.fileCount = fileCount
    self.knownCount = knownCount
    self.suppressedCount = suppressedCount
  }

  /// The findings of each file, in the order of the files' first ones.
  var findingsByFile: [(file: String, findings: [Finding])] {
    var groups: [(file: String, findings: [Finding])] = []
    var places: [String: Int] = [:]
    for finding in findings {
      let place = places[finding.file, default: groups.count]
      if place == groups.count {
        places[finding.file] = place
        groups.append((finding.file, []))
      }
      groups[place].findings.append(finding)
    }
    return groups
  }

  /// How many findings have the severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
