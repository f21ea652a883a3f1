/// The forms in which findings are reported.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// Schema `xibc-lint/1`.
  case json
  /// SARIF 2.1.0, which code hosts and editors show.
  case sarif
  /// The commands that GitHub's runners turn into annotations.
  case github
  /// The XML of Checkstyle, which most CI servers read.
  case checkstyle
  /// The XML of JUnit's reports, which most CI servers read.
  case junit
  /// Code Climate's issues.
  case codeclimate
  /// The same, under the name of GitLab's code quality reports.
  case gitlab
  /// Xcode's build log.
  case xcode
}
