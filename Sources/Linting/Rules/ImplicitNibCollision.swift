import LoadGraph
import SourceScanning
import UIKitCatalog
import XMLSyntax

/// Finds nibs that UIKit takes for a controller's view because of their name alone.
struct ImplicitNibCollision: Rule {
  private static let card = RuleExample.Document.xib(
    #"<view customClass="↓CardView" id="a"/>"#, name: "CardView.xib")
  private static let controller =
    "class CardViewController: UIViewController {}\nfunc show() { present(CardViewController()) }\n"

  static let description = RuleDescription(
    id: "implicit_nib_collision",
    summary: "A controller that names no nib gets one that isn't made for it.",
    rationale: """
      Without a nib's name, UIKit looks for one called as the class is, without "Controller": a \
      `CardViewController()` loads `CardView.xib`, whose File's Owner it isn't, and throws since no view is connected. \
      Rename the document, make the controller its File's Owner, or override `loadView()`. Needs `--sources`.
      """,
    severity: .warning,
    badExamples: [RuleExample([card, .source(controller, name: "Card.swift")])],
    goodExamples: [
      RuleExample([
        .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController"/><view id="a"/>"#,
          name: "CardView.xib"), .source(controller, name: "Card.swift"),
      ]),
      RuleExample([
        .xib(#"<view customClass="CardView" id="a"/>"#, name: "CardView.xib"),
        .source(
          "class CardViewController: UIViewController { override func loadView() {} }\nfunc show() { present(CardViewController()) }",
          name: "Card.swift"),
      ]),
      RuleExample([.xib(#"<view customClass="CardView" id="a"/>"#, name: "CardView.xib")]),
    ])

  func findings(in project: LintedProject) -> [Finding] {
    guard let sources = project.sources else { return [] }
    let nibs = Dictionary(grouping: project.documents.filter { !$0.isStoryboard }, by: \.name)
    let placed = Set(project.documents.flatMap(\.scenes).compactMap { $0.controller?.reference.name })
    let suspects = sources.types.filter { type in
      type.name.hasSuffix("Controller") && nibs[String(type.name.dropLast(10))] != nil && !placed.contains(type.name)
        && isController(type, sources) && !makesItsView(type, sources)
    }
    guard !suspects.isEmpty else { return [] }
    let constructions = ControllerConstructions(of: Set(suspects.map(\.name)), in: sources)
    return suspects.flatMap { type in
      (nibs[String(type.name.dropLast(10))] ?? []).compactMap { finding($0, type, constructions, sources) }
    }
  }

  private func finding(
    _ nib: DocumentNode, _ type: SourceType, _ constructions: ControllerConstructions, _ sources: SourceIndex
  ) -> Finding? {
    guard let place = constructions.place(of: type.name), !isOwner(type, of: nib, sources) else { return nil }
    let mention = nib.owner ?? nib.instantiated.first
    return Finding(
      ruleID: Self.description.id, severity: Self.description.severity,
      message: "UIKit takes this nib for the view of '\(type.name)', which names none, and isn't its File's Owner",
      file: nib.file, position: mention?.position ?? SourcePosition(line: 1, column: 1), objectID: mention?.objectID,
      object: mention?.objectName,
      notes: [Finding.Note(message: "the controller is made here", file: place.file, position: place.position)])
  }

  private func isController(_ type: SourceType, _ sources: SourceIndex) -> Bool {
    guard type.declaration?.kind == .class else { return false }
    return ClassLineage(type, in: sources).isKind(of: "UIViewController", in: sources) == true
  }

  /// Whether it or a class above it makes its view, or names a nib.
  private func makesItsView(_ type: SourceType, _ sources: SourceIndex) -> Bool {
    sources.superclasses(of: type).types.contains { ancestor in
      ancestor.properties.contains { $0.name == "nibName" }
        || ancestor.methods.contains { method in
          method.name == "loadView" || method.body.calls.contains { $0.namesNib }
        }
    }
  }

  /// Whether the nib is made for the class, one above it, or one that inherits from it.
  private func isOwner(_ type: SourceType, of nib: DocumentNode, _ sources: SourceIndex) -> Bool {
    guard let owner = nib.owner?.reference else { return false }
    if sources.superclasses(of: type).types.contains(where: { $0.name == owner.name }) { return true }
    guard let ownerType = sources.class(named: owner.name, module: owner.module).unique else { return true }
    return sources.superclasses(of: ownerType).types.contains { $0.name == type.name }
  }
}
