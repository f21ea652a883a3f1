import InterfaceModel

/// Finds elements that the catalog doesn't know.
struct UnknownElement: DocumentRule {
  static let description = RuleDescription(
    id: "unknown_element",
    summary: "The document has an element that xibc doesn't know.",
    rationale: """
      What the element says is left out of everything xibc makes. A view of an unknown kind becomes a plain `UIView` \
      with the attributes that every view has. If Xcode wrote the element, xibc's catalog lacks it: report it.
      """,
    severity: .note,
    badExamples: [
      .xib(#"<view id="a"><subviews>↓<hologramView id="b"/></subviews></view>"#),
      .xib(#"<label id="a">↓<sparkle key="effect"/></label>"#),
    ],
    goodExamples: [.xib(#"<view id="a"><subviews><label id="b"/></subviews></view>"#)])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.uncarried.compactMap { markup in
      guard case .unknownElement = markup.reason else { return nil }
      let holder = markup.parentElement.map { " in '\($0)'" } ?? ""
      return finding(
        "'\(markup.element)'\(holder) is unknown and left out", in: document, at: markup.range, object: markup.object)
    }
  }
}
