import InterfaceModel

/// Finds priorities that UIKit doesn't take.
struct RequiredPriorityZeroOrOver: IndexedRule {
  static let description = RuleDescription(
    id: "required_priority_zero_or_over",
    summary: "A constraint's priority isn't between 1 and 1000.",
    rationale: """
      UIKit throws an exception for a priority of 0 or less, and for one over 1000, which means required. Write a \
      number from 1 to 1000.
      """,
    severity: .error,
    badExamples: [
      .xib(
        #"<view id="a"><constraints>↓<constraint firstAttribute="width" priority="0" constant="8" id="b"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><constraints>↓<constraint firstAttribute="width" priority="1001" constant="8" id="b"/></constraints></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" priority="1" constant="8" id="b"/><constraint firstAttribute="height" priority="1000" constant="8" id="c"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.constraints.compactMap { constraint in
      guard constraint.priority.value <= 0 || constraint.priority.value > 1000 else { return nil }
      return finding(
        "the priority \(constraint.priority.text) isn't between 1 and 1000, and UIKit throws", in: document,
        at: constraint.range, object: constraint.container)
    }
  }
}
