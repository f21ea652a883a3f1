/// Finds suppressions that nothing needs. What is found comes from ``SuppressionLedger``, once all rules have run.
struct UnusedSuppression: Rule {
  static let description = RuleDescription(
    id: "unused_suppression",
    summary: "A suppression suppresses nothing.",
    rationale: """
      What it was for has been mended, or its rule's name is misspelt. Left there, it hides the next finding of its \
      kind. A rule that is off isn't looked for, and its suppressions are left alone.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="a">↓<attributedString key="userComments"><fragment content="xibc:disable dangling_outlet"/></attributedString></view>"#
      ),
      .xib(#"↓<view userLabel="Box xibc:disable danglin_outlet" id="a"/>"#),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><attributedString key="userComments"><fragment content="xibc:disable dangling_outlet: set in code"/></attributedString><connections><outlet property="title" destination="gone" id="b"/></connections></view>"#
      )
    ])

  init() {}
}
