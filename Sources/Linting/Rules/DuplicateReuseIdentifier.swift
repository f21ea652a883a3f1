import InterfaceModel

/// Finds prototype cells of a table or collection that share a reuse identifier.
struct DuplicateReuseIdentifier: IndexedRule {
  static let description = RuleDescription(
    id: "duplicate_reuse_identifier",
    summary: "Two prototype cells of a table or collection have the same reuse identifier.",
    rationale: """
      The table registers one nib for each identifier, so that dequeuing never gives the other cell. Give each prototype \
      an identifier of its own.
      """,
    severity: .error,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Cell" id="b"/><tableViewCell ↓reuseIdentifier="Cell" id="c"/></prototypes></tableView></tableViewController></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Cell" id="b"/><tableViewCell reuseIdentifier="Total" id="c"/></prototypes></tableView></tableViewController></objects></scene>"#
      ),
      .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="d"><cells><tableViewCell reuseIdentifier="Cell" id="b"/><tableViewCell reuseIdentifier="Cell" id="c"/></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.lists.flatMap { list in
      var first: [String: ObjectIndex] = [:]
      return indexed.prototypes(of: list).compactMap { (cell: ObjectIndex) -> Finding? in
        guard let identifier = document.objects[cell].attribute("reuseIdentifier"), !identifier.text.isEmpty else {
          return nil
        }
        guard let earlier = first[identifier.text] else {
          first[identifier.text] = cell
          return nil
        }
        return finding(
          "the reuse identifier '\(identifier.text)' is taken by another prototype: dequeuing gives only one of them",
          in: document, at: identifier.range, object: cell, notes: [document.note("the first one is here", at: earlier)]
        )
      }
    }
  }
}
