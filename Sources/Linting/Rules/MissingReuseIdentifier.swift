import InterfaceModel

/// Finds prototype cells that can't be dequeued.
struct MissingReuseIdentifier: IndexedRule {
  static let description = RuleDescription(
    id: "missing_reuse_identifier",
    summary: "A prototype cell has no reuse identifier.",
    rationale: """
      Nothing can dequeue the cell, so that it never appears; dequeuing by a guessed identifier throws. Give the \
      prototype an identifier, or remove it. Static cells need none.
      """,
    severity: .warning,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="t"><prototypes>↓<tableViewCell id="b"/></prototypes></tableView></tableViewController></objects></scene>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><collectionViewController id="a"><collectionView key="view" id="t"><cells>↓<collectionViewCell reuseIdentifier="" id="b"/></cells></collectionView></collectionViewController></objects></scene>"#
      ),
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Cell" id="b"/></prototypes></tableView></tableViewController></objects></scene>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="d"><cells><tableViewCell id="b"/></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>"#
      ),
      .xib(#"<tableViewCell id="a"/>"#),
      .xib(#"<tableView id="a"><prototypes><tableViewCell id="b"/></prototypes></tableView>"#),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    // Prototypes of a xib can't be dequeued in any case.
    guard document.kind == .storyboard else { return [] }
    return indexed.lists.flatMap(indexed.prototypes).compactMap { cell in
      guard document.objects[cell]["reuseIdentifier"]?.isEmpty ?? true else { return nil }
      return finding(
        "the prototype has no reuse identifier, so that nothing can dequeue it. Give it one, or remove it",
        in: document, at: document.objects[cell].range, object: cell)
    }
  }
}
