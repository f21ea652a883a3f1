import InterfaceModel

/// Finds stack views with a background colour.
struct StackViewBackground: IndexedRule {
  static let description = RuleDescription(
    id: "stack_view_background",
    summary: "A stack view has a background colour.",
    rationale: """
      Before iOS 14 a stack view draws nothing, so that the colour shows on newer systems and in the canvas only. Put \
      the stack view into a view that has the colour.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("stackview_backgroundcolor")],
    badExamples: [
      .xib(
        #"<stackView id="a">↓<color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></stackView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="v"><subviews><stackView id="a"/></subviews><color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "stackView").compactMap { index in
      guard let color = document.objects[index].values.first(where: { $0.key == "backgroundColor" }) else { return nil }
      return finding(
        "a stack view draws no background before iOS 14: put it into a view that has the colour", in: document,
        at: color.range, object: index)
    }
  }
}
