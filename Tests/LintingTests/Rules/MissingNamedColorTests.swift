import Testing

@testable import Linting

@Suite struct MissingNamedColorTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingNamedColor.self) }

  private func said(_ name: String, _ resource: String) -> [String] {
    RuleTesting.findings(
      of: MissingNamedColor.self, in: .xib(#"<label id="a"><color key="textColor" name="\#(name)"/></label>"#),
      .resource(name: resource)
    ).map(\.message)
  }

  @Test func saysWhichColourWasLikelyMeant() {
    let message = "there's no colour 'brand' in the asset catalogs; did you mean 'Brand'?"
    #expect(said("brand", "A.xcassets/Brand.colorset/Contents.json") == [message])
  }

  @Test func coloursOfTheSystemAreLeftAlone() {
    let findings = RuleTesting.findings(
      of: MissingNamedColor.self,
      in: .xib(#"<label id="a"><color key="textColor" systemColor="labelColor"/></label>"#),
      .resource(name: "A.xcassets/Brand.colorset/Contents.json"))
    #expect(findings.isEmpty)
  }

  @Test func withoutAnyColourAmongTheResourcesNothingIsSaid() {
    #expect(said("brand", "A.xcassets/Logo.imageset/Contents.json") == [])
  }
}
