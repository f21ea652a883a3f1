/// Takes out the findings that are meant to be so, and keeps account of what each suppression was good for.
public struct SuppressionLedger: Sendable {
  /// A suppression with what is known of its use.
  private struct Entry: Sendable {
    var suppression: Suppression
    /// The rules that were looked for; what isn't looked for can't be suppressed, either.
    var expected: [String]
    var used: Set<String> = []
  }

  /// How many findings were taken out.
  public private(set) var count = 0
  private var entries: [String: [Entry]] = [:]
  /// How grave an unused suppression is, by the document; there's none where that isn't asked for.
  private var severities: [String: Severity] = [:]

  /// Makes an empty ledger.
  public init() {}

  /// The ledger of a file that isn't a document, such as a source: of what the configuration says.
  public init(file: String, _ configuration: LintConfiguration) {
    self.init(configuration.suppressions, file: file, configuration)
  }

  /// The ledger of one document.
  init(_ suppressions: [Suppression], file: String, _ configuration: LintConfiguration) {
    entries[file] = suppressions.isEmpty ? nil : Self.entries(suppressions, configuration)
    if configuration.isEnabled(UnusedSuppression.description) {
      severities[file] = configuration.severity(UnusedSuppression.description)
    }
  }

  private static func entries(_ suppressions: [Suppression], _ configuration: LintConfiguration) -> [Entry] {
    let enabled = Set(RuleRegistry.all.map { $0.description }.filter(configuration.isEnabled).map(\.id))
    return suppressions.map { suppression in
      let expected = suppression.rules.filter { rule in
        rule == Suppression.everyRule || enabled.contains(rule) || RuleRegistry.rule(rule) == nil
      }
      return Entry(suppression: suppression, expected: expected)
    }
  }

  /// Takes over another document's account.
  public mutating func add(_ other: SuppressionLedger) {
    count += other.count
    entries.merge(other.entries) { $0 + $1 }
    severities.merge(other.severities) { first, _ in first }
  }

  /// The findings that no suppression covers.
  public mutating func filter(_ findings: [Finding]) -> [Finding] {
    entries.isEmpty ? findings : findings.filter { !covers($0) }
  }

  private mutating func covers(_ finding: Finding) -> Bool {
    guard let candidates = entries[finding.file] else { return false }
    for (place, entry) in candidates.enumerated() {
      guard let rule = entry.suppression.rule(covering: finding) else { continue }
      entries[finding.file]?[place].used.insert(rule)
      count += 1
      return true
    }
    return false
  }

  /// A finding for each rule that a suppression names in vain, where these are asked for. What a configuration says of
  /// several documents is in vain only where it is so in all of them.
  public var unused: [Finding] {
    var used: Set<Mention> = []
    var unused: [Mention: Severity] = [:]
    for (file, entries) in entries {
      guard let severity = severities[file] else { continue }
      for entry in entries {
        for rule in entry.expected.isEmpty && entry.suppression.rules.isEmpty ? [""] : entry.expected {
          let mention = Mention(entry.suppression, rule)
          if entry.used.contains(rule) { used.insert(mention) } else { unused[mention] = severity }
        }
      }
    }
    return unused.filter { !used.contains($0.key) }.map { $0.key.finding($0.value) }.sorted(by: Linter.isBefore)
  }

  /// A rule's name in a suppression.
  private struct Mention: Hashable {
    var rule: String
    var file: String
    var line: Int
    var column: Int
    var subject: String

    init(_ suppression: Suppression, _ rule: String) {
      self.rule = rule
      file = suppression.file
      line = suppression.position.line
      column = suppression.position.column
      subject = suppression.subject
    }

    func finding(_ severity: Severity) -> Finding {
      Finding(
        ruleID: UnusedSuppression.description.id, severity: severity, message: message, file: file,
        position: .init(line: line, column: column))
    }

    private var message: String {
      if rule.isEmpty { return "the suppression names no rule; 'all' stands for every one" }
      if rule == Suppression.everyRule { return "nothing is found \(subject): remove the suppression" }
      if RuleRegistry.rule(rule) == nil { return "there's no rule '\(rule)' to suppress" }
      return "'\(rule)' finds nothing \(subject): remove the suppression"
    }
  }
}
