import Testing

@testable import Linting

@Suite struct FixedFontSizeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FixedFontSize.self) }

  private func said(_ font: String) -> [String] {
    RuleTesting.findings(
      of: FixedFontSize.self, in: .xib(#"<button id="a"><fontDescription key="fontDescription" \#(font)/></button>"#)
    ).map(\.message)
  }

  @Test func saysTheSize() {
    #expect(
      said(#"name="Avenir-Book" family="Avenir" pointSize="12.5""#) == [
        "the font has 12.5 points, whatever text size people choose: use a text style"
      ])
  }

  @Test func textStylesAreLeftAlone() { #expect(said(#"style="UICTFontTextStyleTitle1""#).isEmpty) }
}
