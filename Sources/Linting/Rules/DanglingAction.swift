import InterfaceModel

/// Finds actions that lead nowhere.
struct DanglingAction: DocumentRule {
  static let description = RuleDescription(
    id: "dangling_action",
    summary: "An action leads to an object that isn't in the document.",
    rationale: """
      Nothing happens when the control is used. The object was deleted, or lost in a merge: connect the action again, \
      or remove the connection.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<button id="a"><connections><action selector="go:" destination="↓gone" eventType="touchUpInside" id="b"/></connections></button>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><button id="a"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="b"/></connections></button>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.connections { connection in
      guard case .action(let selector, _) = connection.kind else { return nil }
      return (selector, "")
    } found: { connection, selector, _ in
      finding(
        "the action '\(selector)' is sent to '\(connection.destination.id)', which isn't in the document, so nothing "
          + "happens. Connect it again or remove the connection", in: document, at: connection.destination.range,
        object: connection.source)
    }
  }
}
