import InterfaceModel

/// A rule that looks at one document.
protocol DocumentRule: Rule {
  /// What the rule finds in a document.
  func findings(in document: InterfaceDocument) -> [Finding]
}

extension DocumentRule {
  func findings(in file: LintedFile) -> [Finding] {
    file.document.map { findings(in: $0) } ?? []
  }
}
