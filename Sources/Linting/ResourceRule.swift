import ProjectResources

/// A rule that compares a document with the project's resources; it is silent without them.
protocol ResourceRule: Rule {
  /// What the rule finds in a document.
  func findings(in document: IndexedDocument, _ resources: ProjectResources) -> [Finding]
}
