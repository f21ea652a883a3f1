import InterfaceModel

/// Finds priorities that change between required and optional.
struct ChangedRequiredPriority: IndexedRule {
  static let description = RuleDescription(
    id: "changed_required_priority",
    summary: "A variation changes a constraint's priority from or to 1000.",
    rationale: """
      UIKit throws an exception when an active constraint becomes required or stops to be. Vary between 999 and less, or \
      put in another constraint for the size class.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="8" id="b">↓<variation key="widthClass=regular" priority="750"/></constraint></constraints></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" priority="999" constant="8" id="b"><variation key="widthClass=regular" priority="750"/></constraint></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.constraints.flatMap { constraint in
      constraint.variations.compactMap { variation in
        guard let text = variation.attributes.first(where: { $0.name == "priority" })?.text,
          let priority = Double(text), (priority == 1000) != (constraint.priority.value == 1000)
        else { return nil }
        return finding(
          "the variation '\(variation.key)' changes the priority from \(constraint.priority.text) to \(text): UIKit "
            + "throws where an active constraint becomes required or optional", in: indexed.document,
          at: variation.range, object: constraint.container)
      }
    }
  }
}
