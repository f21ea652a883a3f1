import InterfaceLayout
import InterfaceModel

/// A rule that looks at where layout puts a document's views.
protocol LayoutRule: Rule {
  /// What the rule finds in a document that constraints lay out.
  func findings(in document: LaidOutDocument) -> [Finding]
}

extension LayoutRule {
  /// A finding about a view.
  func finding(
    _ message: String, about view: ViewLayout, in laidOut: LaidOutDocument, notes: [Finding.Note] = [],
    fixes: [Fix] = []
  ) -> Finding {
    finding(
      message, in: laidOut.document, at: laidOut.object(view).range, object: view.object, notes: notes, fixes: fixes)
  }
}
