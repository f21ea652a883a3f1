/// A rule that compares a document with the sources of its classes; it is silent without them.
protocol SourceRule: Rule {
  /// What the rule finds in a document.
  func findings(in document: IndexedDocument, _ classes: ProjectClasses) -> [Finding]
}
