import InterfaceModel
import UIKitCatalog

/// Finds attributes that name an object that isn't there.
struct DanglingToolbarOrGuideReference: IndexedRule {
  static let description = RuleDescription(
    id: "dangling_toolbar_or_guide_reference",
    summary: "An attribute names a bar item or view that isn't in the document.",
    rationale: """
      A popover without its anchor throws when it is presented; a cell whose label is missing shows nothing. What is \
      named was deleted, or lost in a merge: choose another one, or remove the attribute.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="b" kind="popoverPresentation" popoverAnchorBarButtonItem="↓gone" id="c"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
      ),
      .xib(#"<tableViewCell ↓textLabel="gone" id="a"/>"#),
    ],
    goodExamples: [
      .xib(
        #"<tableViewCell id="a"><tableViewCellContentView key="contentView" tableViewCell="gone" id="b"/></tableViewCell>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"/><connections><segue destination="b" kind="popoverPresentation" popoverAnchorView="v" id="c"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] { anchors(in: indexed) + attributes(in: indexed) }

  private func anchors(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.segues.flatMap { connection, segue in
      segue.anchors.sorted { $0.key < $1.key }.compactMap { name, anchor in
        guard document.nodesByID[anchor.id] == nil else { return nil }
        return finding(
          "the '\(name)' of the segue is '\(anchor.id)', which isn't in the document; presenting the popover throws",
          in: document, at: anchor.range, object: connection.source)
      }
    }
  }

  private func attributes(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return Self.references.flatMap { element, names in
      indexed.places(of: element).flatMap { index in
        names.compactMap { name in
          guard let attribute = document.objects[index].attribute(name), document.nodesByID[attribute.text] == nil
          else {
            return nil
          }
          return finding(
            "'\(name)' is '\(attribute.text)', which isn't in the document. Choose another object, or remove the "
              + "attribute", in: document, at: attribute.range, object: index)
        }
      }
    }
  }

  /// The attributes of objects that name another object, by element.
  private static let references: [(element: String, names: [String])] = Catalog.uiKit.allElements.compactMap {
    element in
    guard element.objectKind != nil else { return nil }
    let names = element.attributes.compactMap { row in
      // What only repeats the document's structure is no reference to anything else.
      if case (.reference, .special) = (row.type, row.treatment) { row.name } else { nil }
    }
    return names.isEmpty ? nil : (element.name, names)
  }
}
