import InterfaceModel

/// Finds values that aren't of their attribute's type.
struct InvalidValue: DocumentRule {
  static let description = RuleDescription(
    id: "invalid_value",
    summary: "A value isn't of the type that its attribute has.",
    rationale: """
      Xcode's own tools ignore or misread such a value, and xibc leaves it out: numbers have to be finite decimals, \
      truth values `YES` or `NO`, names one of the attribute's set.
      """,
    severity: .warning,
    badExamples: [
      .xib(#"<view ↓alpha="1e400" id="a"/>"#),
      .xib(#"<view ↓hidden="maybe" id="a"/>"#),
      .xib(#"<label ↓textAlignment="middle" id="a"/>"#),
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" ↓constant="NaN" id="b"/></constraints></view>"#),
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" ↓multiplier="16:0" id="b"/></constraints></view>"#
      ),
    ],
    goodExamples: [
      .xib(#"<label alpha="0.5" hidden="YES" textAlignment="center" id="a"/>"#)
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.uncarried.compactMap { markup in
      guard case .invalidValue(let expected) = markup.reason else { return nil }
      let place = markup.attribute.map { "'\($0)' of '\(markup.element)'" } ?? "'\(markup.element)'"
      return finding("\(place) has to be \(expected)", in: document, at: markup.range, object: markup.object)
    }
  }
}
