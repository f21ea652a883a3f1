import InterfaceModel

/// Finds outlets that lead nowhere.
struct DanglingOutlet: DocumentRule {
  static let description = RuleDescription(
    id: "dangling_outlet",
    summary: "An outlet leads to an object that isn't in the document.",
    rationale: """
      The outlet stays nil, and the first use of an implicitly unwrapped one crashes. The object was deleted, or lost \
      in a merge: connect the outlet again, or remove the connection together with the property.
      """,
    severity: .error,
    badExamples: [
      .xib(#"<view id="a"><connections><outlet property="title" destination="↓gone" id="b"/></connections></view>"#),
      .xib(
        #"<view id="a"><connections><outletCollection property="titles" destination="↓gone" id="b"/></connections></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><connections><outlet property="title" destination="c" id="b"/></connections></view>"#
      ),
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="1" id="w"/></constraints><connections><outlet property="width" destination="w" id="b"/></connections></view>"#
      ),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.connections { connection in
      switch connection.kind {
      case .outlet(let property): return (property, "stays nil")
      case .outletCollection(let property, _, _): return (property, "lacks it")
      case .action, .segue: return nil
      }
    } found: { connection, property, effect in
      finding(
        "the outlet '\(property)' leads to '\(connection.destination.id)', which isn't in the document, and \(effect). "
          + "Connect it again or remove the connection", in: document, at: connection.destination.range,
        object: connection.source)
    }
  }
}
