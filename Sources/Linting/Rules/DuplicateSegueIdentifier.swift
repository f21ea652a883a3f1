import InterfaceModel

/// Finds segues of a scene that share an identifier and lead to different places.
struct DuplicateSegueIdentifier: IndexedRule {
  static let description = RuleDescription(
    id: "duplicate_segue_identifier",
    summary: "Two segues of a scene have the same identifier and lead to different places.",
    rationale: """
      `performSegue(withIdentifier:sender:)` performs one of them, and `prepare(for:sender:)` can't tell them apart. Give \
      each an identifier of its own. Segues that lead to the same place from several controls are left alone.
      """,
    severity: .warning,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="b" kind="show" identifier="next" id="1"/><segue destination="c" kind="show" identifier="↓next" id="2"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene><scene sceneID="u"><objects><viewController id="c"/></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="b" kind="show" identifier="next" id="1"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"><connections><segue destination="a" kind="show" identifier="next" id="2"/></connections></viewController></objects></scene>"#
      )
    ])

  private struct Name: Hashable {
    var top: ObjectIndex
    var identifier: String
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard document.kind == .storyboard else { return [] }
    var first: [Name: Connection] = [:]
    return indexed.segues.compactMap { connection, segue in
      guard let identifier = segue.identifier, !identifier.isEmpty else { return nil }
      let name = Name(top: top(of: connection.source, in: document), identifier: identifier)
      guard let earlier = first[name] else {
        first[name] = connection
        return nil
      }
      guard earlier.destination.id != connection.destination.id else { return nil }
      let note = Finding.Note(
        message: "the first one is here", file: document.file,
        position: document.source.position(at: earlier.range.start))
      return finding(
        "the segue identifier '\(identifier)' is taken by a segue that leads elsewhere: give this one another",
        in: document, at: connection.nameRange, object: connection.source, notes: [note])
    }
  }

  private func top(of index: ObjectIndex, in document: InterfaceDocument) -> ObjectIndex {
    var top = index
    while let parent = document.objects[top].parent { top = parent }
    return top
  }
}
