import InterfaceModel
import SourceScanning

/// Finds outlets that lead to objects of another class than their property takes.
struct OutletTypeMismatch: SourceRule {
  private static func source(_ type: String) -> RuleExample.Document {
    .source("class Card: UIView {\n  @IBOutlet var title: \(type)!\n}", name: "Card.swift")
  }

  private static func document(_ destination: String) -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><subviews><label id="b"/></subviews><connections><outlet property="title" destination="\#(destination)" id="c"/></connections></view>"#
    )
  }

  static let description = RuleDescription(
    id: "outlet_type_mismatch",
    summary: "An outlet leads to an object of another class than its property takes.",
    rationale: """
      Key-value coding sets the property without looking at its type; the first message that the object doesn't know \
      crashes, often far from here. Connect an object of the property's class, or change the property. Needs \
      `--sources`.
      """,
    severity: .error,
    badExamples: [
      RuleExample([document("↓b"), source("UIButton")]), RuleExample([document("↓a"), source("UILabel")]),
    ],
    goodExamples: [
      RuleExample([document("b"), source("UILabel")]), RuleExample([document("b"), source("UIView")]),
      RuleExample([document("b"), source("TitleShowing")]), RuleExample([document("a"), source("Card")]),
      RuleExample([document("b")]),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard let reference = object.customClass, !object.connections.isEmpty,
        let lineage = classes.lineage(reference)
      else { return [] }
      return object.connections.compactMap { connection in
        guard case .outlet(let property) = connection.kind, case .declared(let members) = lineage.property(property),
          let member = members.first, let type = member.declaration.type, let expected = TypeText.className(type),
          members.allSatisfy({ $0.declaration.type == type })
        else { return nil }
        return finding(of: connection, to: member, expected, classes, in: document)
      }
    }
  }

  private func finding(
    of connection: Connection, to member: SourceMember<PropertyDeclaration>, _ expected: String,
    _ classes: ProjectClasses, in document: InterfaceDocument
  ) -> Finding? {
    guard let destination = classes.lineage(connection.destination, in: document),
      destination.isKind(of: expected, in: classes.sources) == false
    else { return nil }
    return finding(
      "the outlet '\(member.declaration.name)' takes a '\(expected)', and this is a '\(destination.name)': what is "
        + "done with it will crash", in: document, at: connection.destination.range, object: connection.source,
      notes: [member.note("the property is declared here")])
  }
}
