import Linting

/// What linting some files has given so far.
struct LintOutcome {
  /// The findings.
  var findings: [Finding] = []
  /// What is meant to be so.
  private(set) var ledger = SuppressionLedger()
  private(set) var exitCode = ExitCode.success

  /// Takes over what one file has given; one that couldn't be read is said.
  mutating func take(_ result: Result<Linter.FileResult, FileError>) {
    switch result {
    case .failure(let error):
      Console.error(error.message)
      exitCode = .failure
    case .success(let result):
      findings += result.findings
      ledger.add(result.ledger)
      if result.isMalformed { exitCode = .failure }
    }
  }

  /// Leaves out what is meant to be so, and puts the findings in order. Sources and tables of texts have findings as
  /// well, which the configuration may suppress.
  ///
  /// - Throws: ``UsageError`` for a file that is no configuration.
  mutating func suppress(in documents: [String], _ configurations: LintConfigurations) throws(UsageError) {
    for file in Set(findings.map(\.file)).subtracting(documents).sorted() {
      ledger.add(SuppressionLedger(file: file, try configurations.configuration(for: file)))
    }
    findings = (ledger.filter(findings) + ledger.unused).sorted(by: Linter.isBefore)
  }
}
