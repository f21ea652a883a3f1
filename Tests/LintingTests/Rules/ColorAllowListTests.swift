import Testing

@testable import Linting

@Suite struct ColorAllowListTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ColorAllowList.self) }

  private func said(_ color: String, _ options: [String: RuleOptionValue] = [:]) -> [String] {
    RuleTesting.findings(
      of: ColorAllowList.self, in: .xib(#"<view id="a"><color key="tintColor" \#(color)/></view>"#),
      options: RuleOptions(values: options)
    ).map(\.message)
  }

  @Test func saysWhatIsWrong() {
    #expect(said(#"white="0.0" alpha="1""#) == ["'tintColor' is a colour by its numbers: use a named one"])
    #expect(
      said(#"cocoaTouchSystemColor="darkTextColor""#) == ["'tintColor' is a colour of the system: use a named one"])
    #expect(
      said(#"name="Brand""#, ["names": .texts(["Accent"])]) == [
        "the colour 'Brand' isn't one of those that are allowed"
      ])
  }

  @Test func heedsItsOptions() {
    #expect(said(#"systemColor="labelColor""#, ["allowsSystemColors": .flag(true)]).isEmpty)
    #expect(said(#"white="0.0" alpha="0.0""#, ["allowsClear": .flag(true)]).isEmpty)
    #expect(said(#"white="0.0" alpha="0.5""#, ["allowsClear": .flag(true)]).count == 1)
    #expect(said(#"white="0.0" alpha="0.5""#, ["allowsTranslucent": .flag(true)]).isEmpty)
  }

  @Test func standInsAreLeftAlone() {
    #expect(
      RuleTesting.findings(
        of: ColorAllowList.self,
        in: RuleTesting.file(
          #"<document type="CocoaTouch"><resources><namedColor name="Brand"><color white="0.0" alpha="1"/></namedColor></resources></document>"#
        )
      ).isEmpty)
  }
}
