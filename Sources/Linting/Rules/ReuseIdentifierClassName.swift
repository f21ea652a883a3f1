import InterfaceModel
import UIKitCatalog

/// Finds cells whose reuse identifier isn't the name of their class.
struct ReuseIdentifierClassName: DocumentRule {
  static let description = RuleDescription(
    id: "reuse_identifier_class_name",
    summary: "A cell's reuse identifier isn't the name of its class.",
    rationale: """
      For teams that dequeue cells by `String(describing:)` of their class: another identifier makes that throw at run \
      time. Static cells, and cells without a custom class, are left alone.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("reuse_identifier")],
    badExamples: [
      .xib(#"<tableViewCell ↓reuseIdentifier="Cell" customClass="MessageCell" id="a"/>"#),
      .xib(#"↓<collectionViewCell customClass="PhotoCell" id="a"/>"#),
    ],
    goodExamples: [
      .xib(#"<tableViewCell reuseIdentifier="MessageCell" customClass="MessageCell" id="a"/>"#),
      .xib(#"<tableViewCell reuseIdentifier="Cell" id="a"/>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.compactMap { index in
      guard let name = document.objects[index].customClass?.name, isReused(index, in: document) else { return nil }
      let identifier = document.objects[index].attribute("reuseIdentifier")
      guard identifier?.text != name else { return nil }
      let message =
        identifier.map { "the reuse identifier '\($0.text)' isn't the class's name '\(name)'" }
        ?? "the cell of class '\(name)' has no reuse identifier"
      return finding(
        message, in: document, at: identifier?.range ?? document.objects[index].range, object: index)
    }
  }

  private func isReused(_ index: ObjectIndex, in document: InterfaceDocument) -> Bool {
    let object = document.objects[index]
    guard Catalog.uiKit[object.element]?.attribute("reuseIdentifier") != nil else { return false }
    return object.parent.map { document.objects[$0].element != "tableViewSection" } ?? true
  }
}
