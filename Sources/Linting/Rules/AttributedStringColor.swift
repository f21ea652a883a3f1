import InterfaceModel

/// Finds colours in attributed texts.
struct AttributedStringColor: IndexedRule {
  static let description = RuleDescription(
    id: "attributed_string_color",
    summary: "An attributed text has a colour.",
    rationale: """
      For apps whose colours come from code: a colour inside a text is frozen there, doesn't follow a theme, and is \
      easily missed when colours change.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.xiblint("no_attributed_string_colors")],
    badExamples: [
      .xib(
        #"<label id="a"><attributedString key="attributedText"><fragment content="Hi"><attributes>↓<color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></attributes></fragment></attributedString></label>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<label id="a"><attributedString key="attributedText"><fragment content="Hi"><attributes/></fragment></attributedString><color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></label>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    indexed.elements(["color"]).compactMap { color in
      guard color["key"] == "NSColor" else { return nil }
      return finding(
        "the attributed text has a colour, which doesn't follow the app's", in: indexed.document, at: color.range,
        object: indexed.object(around: color))
    }
  }
}
