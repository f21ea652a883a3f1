import InterfaceModel

/// Finds ids that two nodes have.
struct DuplicateID: DocumentRule {
  static let description = RuleDescription(
    id: "duplicate_id",
    summary: "Two nodes of the document have the same id.",
    rationale: """
      Connections and constraints that name the id may reach either node. It comes of merging two branches by hand; \
      Xcode refuses to open the document. Give one of them an id of its own, and check what names it.
      """,
    severity: .error, counterparts: [.ibLinter("duplicate_id")],
    badExamples: [
      .xib(#"<view id="a"><subviews><label id="b"/><label id="↓b"/></subviews></view>"#),
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="1" id="↓a"/></constraints></view>"#),
    ],
    goodExamples: [.xib(#"<view id="a"><subviews><label id="b"/><label id="c"/></subviews></view>"#)])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard document.identifiers.count != document.nodesByID.count else { return [] }
    var first: [String: DeclaredIdentifier] = [:]
    return document.identifiers.compactMap { identifier in
      guard let earlier = first[identifier.id] else {
        first[identifier.id] = identifier
        return nil
      }
      let note = Finding.Note(
        message: "the first one is here", file: document.file,
        position: document.source.position(at: earlier.range.start))
      return finding(
        "the id '\(identifier.id)' is taken: what names it may reach either node. Give this one an id of its own",
        in: document, at: identifier.range, object: object(of: identifier.node), notes: [note])
    }
  }

  private func object(of node: DeclaredIdentifier.Node) -> ObjectIndex? {
    switch node {
    case .object(let index), .constraint(let index, _), .layoutGuide(let index, _), .connection(let index, _): index
    case .other: nil
    }
  }
}
