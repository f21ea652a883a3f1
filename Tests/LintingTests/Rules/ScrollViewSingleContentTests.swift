import Testing

@testable import Linting

@Suite struct ScrollViewSingleContentTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ScrollViewSingleContent.self) }

  private func said(_ constraints: String, content: String = "NO") -> [String] {
    RuleTesting.findings(
      of: ScrollViewSingleContent.self,
      in: .xib(
        #"<scrollView id="a"><subviews><view translatesAutoresizingMaskIntoConstraints="\#(content)" id="b"/></subviews><constraints>\#(constraints)</constraints><viewLayoutGuide key="contentLayoutGuide" id="g"/></scrollView>"#
      )
    ).map(\.message)
  }

  @Test func saysWhichEdgesAreMissing() {
    #expect(
      said(#"<constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/>"#) == [
        "the content isn't pinned to the scroll view's leading, bottom, trailing"
      ])
  }

  @Test func contentWithoutConstraintsIsLeftAlone() { #expect(said("", content: "YES").isEmpty) }
}
