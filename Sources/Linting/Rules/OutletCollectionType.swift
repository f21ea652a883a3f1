import InterfaceModel
import SourceScanning

/// Finds members of outlet collections that are of another class than the collection holds.
struct OutletCollectionType: SourceRule {
  private static func source(_ type: String) -> RuleExample.Document {
    .source("class Card: UIView {\n  @IBOutlet var titles: [\(type)]!\n}", name: "Card.swift")
  }

  private static func document(_ destination: String) -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><subviews><label id="b"/><button id="d"/></subviews><connections><outletCollection property="titles" destination="b" id="c"/><outletCollection property="titles" destination="\#(destination)" id="e"/></connections></view>"#
    )
  }

  static let description = RuleDescription(
    id: "outlet_collection_type",
    summary: "An outlet collection has a member of another class than it is declared to hold.",
    rationale: """
      Swift checks the members of an array that Objective-C filled only when they are used, and crashes at the one of \
      another class. Connect objects of the collection's class, or declare one that they all have. Needs `--sources`.
      """,
    severity: .warning,
    badExamples: [RuleExample([document("↓d"), source("UILabel")])],
    goodExamples: [RuleExample([document("d"), source("UIView")]), RuleExample([document("d")])])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard let reference = object.customClass, !object.connections.isEmpty, let lineage = classes.lineage(reference)
      else { return [] }
      return object.connections.compactMap { finding(of: $0, lineage, classes, in: document) }
    }
  }

  private func finding(
    of connection: Connection, _ lineage: ClassLineage, _ classes: ProjectClasses, in document: InterfaceDocument
  ) -> Finding? {
    guard case .outletCollection(let property, _, _) = connection.kind,
      case .declared(let members) = lineage.property(property), let member = members.first,
      let expected = member.declaration.type.flatMap(TypeText.elementClassName),
      let destination = classes.lineage(connection.destination, in: document),
      destination.isKind(of: expected, in: classes.sources) == false
    else { return nil }
    return finding(
      "the collection '\(property)' holds objects of '\(expected)', and this is a '\(destination.name)'", in: document,
      at: connection.destination.range, object: connection.source,
      notes: [member.note("the property is declared here")])
  }
}
