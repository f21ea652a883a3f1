/// A rule that looks things up in what is indexed of a document.
protocol IndexedRule: Rule {
  /// What the rule finds in a document.
  func findings(in document: IndexedDocument) -> [Finding]
}
