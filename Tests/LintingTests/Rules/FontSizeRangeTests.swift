import Testing

@testable import Linting

@Suite struct FontSizeRangeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FontSizeRange.self) }

  private func said(_ content: String) -> [String] {
    RuleTesting.findings(
      of: FontSizeRange.self, in: .xib(#"<label id="a">\#(content)</label>"#),
      options: RuleOptions(values: ["minimum": .number(13), "maximum": .number(30)])
    ).map(\.message)
  }

  @Test func heedsItsOptions() {
    #expect(
      said(#"<fontDescription key="fontDescription" name="Avenir" family="Avenir" pointSize="12.5"/>"#) == [
        "the font has 12.5 points, less than 13"
      ])
    #expect(
      said(#"<fontDescription key="fontDescription" type="boldSystem" pointSize="31"/>"#) == [
        "the font has 31 points, more than 30"
      ])
    #expect(said(#"<fontDescription key="fontDescription" type="system" pointSize="13"/>"#).isEmpty)
  }

  @Test func fontsOfAttributedTextsAreFonts() {
    let text =
      #"<fragment content="x"><attributes><font key="NSFont" metaFont="system" size="9"/></attributes></fragment>"#
    #expect(said(#"<attributedString key="attributedText">\#(text)</attributedString>"#).count == 1)
    #expect(said(#"<attributedString key="userComments">\#(text)</attributedString>"#).isEmpty)
  }
}
