import InterfaceLayout

/// Finds scroll views that can't know how large their content is.
struct AmbiguousScrollContent: LayoutRule {
  static let description = RuleDescription(
    id: "ambiguous_scroll_content",
    summary: "The constraints leave open how large a scroll view's content is.",
    rationale: """
      A scroll view takes the size of its content from the constraints between its edges, or its content layout guide, \
      and what it holds. Where they don't reach from edge to edge it doesn't scroll, or not to the end. Pin the content \
      to all four edges, and give it a width and a height, such as those of the frame layout guide.
      """,
    severity: .warning,
    badExamples: [scroll(mark: "↓", edge + width)],
    goodExamples: [
      scroll(edge + width + height), scroll(attributes: #" verifyAmbiguity="off""#, edge + width),
    ])

  private static let edge =
    #"<constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="5"/><constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="6"/><constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="7"/><constraint firstItem="s" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="8"/>"#
  private static let width = #"<constraint firstItem="a" firstAttribute="width" constant="80" id="9"/>"#
  private static let height = #"<constraint firstItem="a" firstAttribute="height" constant="900" id="10"/>"#

  private static func scroll(mark: String = "", attributes: String = "", _ constraints: String) -> RuleExample {
    .laidOut(
      #"\#(mark)<scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"\#(attributes)><subviews><view translatesAutoresizingMaskIntoConstraints="NO" verifyAmbiguity="off" id="a"/></subviews><constraints>\#(constraints)</constraints></scrollView>"#,
      #"<constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/><constraint firstItem="v" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/><constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="3"/><constraint firstItem="v" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4"/>"#
    )
  }

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.own.views.compactMap { view in
      let open = view.ambiguousContent.filter { document.wantsVerified($0, of: view) }.map(\.rawValue)
      guard !open.isEmpty else { return nil }
      return finding(
        "the constraints leave the \(open.joined(separator: " and the ")) of what the scroll view shows open: pin its content to all edges, and give it a size",
        about: view, in: document)
    }
  }
}
