import Testing

@testable import Linting

@Suite struct FontAllowListTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FontAllowList.self) }

  private func said(_ font: String, _ fonts: [String: [String]]) -> [String] {
    RuleTesting.findings(
      of: FontAllowList.self, in: .xib(#"<label id="a"><fontDescription key="fontDescription" \#(font)/></label>"#),
      options: RuleOptions(values: ["fonts": .table(fonts)])
    ).map(\.message)
  }

  @Test func nameAndSizeGoTogether() {
    let font = #"name="Avenir-Book" family="Avenir" pointSize="17""#
    #expect(said(font, ["Avenir-Book": ["17.0"]]).isEmpty)
    #expect(
      said(font, ["Avenir-Book": ["13"], "system": ["17"]]) == [
        "the font 'Avenir-Book' in 17 points isn't one of those that are allowed"
      ])
  }

  @Test func textStylesAreLeftAlone() { #expect(said(#"style="UICTFontTextStyleBody""#, [:]).isEmpty) }
}
