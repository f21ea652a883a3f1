/// How grave a finding is.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  case error, warning, note
}
