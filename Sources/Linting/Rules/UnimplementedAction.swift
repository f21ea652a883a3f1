import InterfaceModel
import SourceScanning
import Suggestions

/// Finds actions that the class of the destination doesn't have.
struct UnimplementedAction: SourceRule {
  private static let source = RuleExample.Document.source(
    """
    class Card: UIView {
      @IBAction func follow(_ sender: Any) {}
      func share() {}
    }
    """, name: "Card.swift")

  private static func document(_ selector: String) -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><subviews><button id="b"><connections><action selector="\#(selector)" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view>"#
    )
  }

  static let description = RuleDescription(
    id: "unimplemented_action",
    summary: "The class has no method for an action.",
    rationale: """
      The first time that the control sends it, "unrecognized selector sent to instance" is thrown. The method was \
      renamed or removed, has other parameters, or isn't marked `@IBAction`. Classes whose superclass isn't known are \
      left alone. Needs `--sources`.
      """,
    severity: .error,
    badExamples: [
      RuleExample([document("↓follow"), source]), RuleExample([document("↓share"), source]),
    ],
    goodExamples: [
      RuleExample([document("follow:"), source]),
      RuleExample([document("follow"), .source("class Card: Tile {}", name: "Card.swift")]),
      RuleExample([document("follow")]),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index in
      document.objects[index].connections.compactMap { connection -> Finding? in
        guard case .action(let selector, _) = connection.kind,
          let destination = document.object(withID: connection.destination.id), !destination.isFirstResponder,
          let reference = destination.customClass, classes.type(reference) != nil,
          let lineage = classes.lineage(reference)
        else { return nil }
        return finding(of: connection, selector, lineage, in: document)
      }
    }
  }

  private func finding(
    of connection: Connection, _ selector: String, _ lineage: ClassLineage, in document: InterfaceDocument
  ) -> Finding? {
    let (problem, note): (String, Finding.Note?)
    switch lineage.method(selector) {
    case .inherited, .unknown: return nil
    case .declared(let members):
      guard let member = members.first, !members.contains(where: \.isMessageable) else { return nil }
      problem = "'\(member.declaration.fullName)' of '\(lineage.name)' isn't marked @IBAction"
      note = member.note("it is declared here")
    case .absent:
      let selectors = lineage.types.flatMap(\.methods).filter(\.isAction).compactMap(\.selector)
      let hint = Suggestion.nearest(to: selector, in: selectors).map { " (did you mean '\($0)'?)" } ?? ""
      problem = "'\(lineage.name)' has no method '\(selector)'\(hint)"
      note = lineage.types.first?.note("the class is declared here")
    }
    return finding(
      "\(problem): sending the action throws", in: document, at: connection.nameRange, object: connection.source,
      notes: note.map { [$0] } ?? [])
  }
}
