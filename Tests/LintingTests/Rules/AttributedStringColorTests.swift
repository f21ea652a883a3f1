import Testing

@testable import Linting

@Suite struct AttributedStringColorTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AttributedStringColor.self) }

  private func found(_ content: String) -> [String?] {
    RuleTesting.findings(of: AttributedStringColor.self, in: .xib(#"<button id="a">\#(content)</button>"#)).map(
      \.objectID)
  }

  private let text =
    #"<fragment content="Hi"><attributes><color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></attributes></fragment>"#

  @Test func titlesAreTextsAsWell() {
    #expect(
      found(#"<state key="normal"><attributedString key="attributedTitle">\#(text)</attributedString></state>"#) == [
        "a"
      ])
  }

  @Test func commentsAreLeftAlone() {
    #expect(found(#"<attributedString key="userComments">\#(text)</attributedString>"#).isEmpty)
  }
}
