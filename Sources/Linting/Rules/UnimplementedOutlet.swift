import InterfaceModel
import SourceScanning
import Suggestions

/// Finds outlets that the class of the object doesn't have.
struct UnimplementedOutlet: SourceRule {
  private static let source = RuleExample.Document.source(
    """
    class Card: UIView {
      @IBOutlet var title: UILabel!
      var subtitle: UILabel!
    }
    """, name: "Card.swift")

  private static func document(_ outlet: String) -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><subviews><label id="b"/></subviews><connections><outlet property="\#(outlet)" destination="b" id="c"/></connections></view>"#
    )
  }

  static let description = RuleDescription(
    id: "unimplemented_outlet",
    summary: "The class has no outlet of that name.",
    rationale: """
      Loading throws "this class is not key value coding-compliant for the key" as soon as the outlet is set. The \
      property was renamed or removed, or isn't marked `@IBOutlet`. Classes whose superclass isn't known are left \
      alone. Needs `--sources`.
      """,
    severity: .error,
    badExamples: [
      RuleExample([document("↓caption"), source]), RuleExample([document("↓subtitle"), source]),
    ],
    goodExamples: [
      RuleExample([document("title"), source]),
      RuleExample([document("caption"), .source("class Card: Tile {}", name: "Card.swift")]),
      RuleExample([document("caption")]),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard let reference = object.customClass, !object.connections.isEmpty, classes.type(reference) != nil,
        let lineage = classes.lineage(reference)
      else { return [] }
      return object.connections.compactMap { finding(of: $0, lineage, in: document) }
    }
  }

  private func finding(
    of connection: Connection, _ lineage: ClassLineage, in document: InterfaceDocument
  ) -> Finding? {
    guard let property = connection.outletProperty else { return nil }
    let (problem, note): (String, Finding.Note?)
    switch lineage.property(property) {
    case .inherited, .unknown: return nil
    case .declared(let members):
      guard let member = members.first, !members.contains(where: \.isKeyValueCoded) else { return nil }
      problem = "'\(property)' of '\(lineage.name)' isn't marked @IBOutlet"
      note = member.note("it is declared here")
    case .absent:
      let outlets = lineage.types.flatMap(\.properties).filter { $0.isOutlet || $0.isOutletCollection }.map(\.name)
      let hint = Suggestion.nearest(to: property, in: outlets).map { " (did you mean '\($0)'?)" } ?? ""
      problem = "'\(lineage.name)' has no outlet '\(property)'\(hint)"
      note = lineage.types.first?.note("the class is declared here")
    }
    return finding(
      "\(problem): loading throws", in: document, at: connection.nameRange, object: connection.source,
      notes: note.map { [$0] } ?? [])
  }
}
