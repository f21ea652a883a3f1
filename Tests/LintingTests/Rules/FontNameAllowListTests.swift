import Testing

@testable import Linting

@Suite struct FontNameAllowListTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FontNameAllowList.self) }

  private func said(_ font: String) -> [String] {
    RuleTesting.findings(
      of: FontNameAllowList.self, in: .xib(#"<label id="a"><fontDescription key="fontDescription" \#(font)/></label>"#),
      options: RuleOptions(values: ["names": .texts(["Avenir-Book"]), "allowsSystemFonts": .flag(false)])
    ).map(\.message)
  }

  @Test func systemFontsAreRefusedWhereAsked() {
    #expect(said(#"type="system" pointSize="17""#) == ["the font is the system's, and these aren't allowed"])
    #expect(said(#"style="UICTFontTextStyleBody""#).count == 1)
  }

  @Test func namesAreExact() {
    #expect(said(#"name="Avenir-Book" family="Avenir" pointSize="17""#).isEmpty)
    #expect(
      said(#"name="Avenir-Heavy" family="Avenir" pointSize="17""#) == [
        "the font 'Avenir-Heavy' isn't one of those that are allowed"
      ])
  }
}
