import InterfaceModel

/// Finds prototype cells in a xib.
struct PrototypeCellsInXIB: IndexedRule {
  static let description = RuleDescription(
    id: "prototype_cells_in_xib",
    summary: "A table or collection in a xib has prototype cells.",
    rationale: """
      Only storyboards register prototypes. A nib doesn't, so that dequeuing the cell throws. Move the cell into a xib of \
      its own and register that.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<tableView id="t"><prototypes>↓<tableViewCell reuseIdentifier="Cell" id="b"/></prototypes></tableView>"#)
    ],
    goodExamples: [
      .xib(#"<tableView id="t"/><tableViewCell reuseIdentifier="Cell" id="b"/>"#),
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Cell" id="b"/></prototypes></tableView></tableViewController></objects></scene>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard document.kind == .xib else { return [] }
    return indexed.lists.flatMap(indexed.prototypes).map { cell in
      finding(
        "a nib doesn't register the prototype, and dequeuing it throws. Move it into a xib of its own and register that",
        in: document, at: document.objects[cell].range, object: cell)
    }
  }
}
