import Testing

@testable import Linting

@Suite struct UnresolvedStoryboardReferenceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnresolvedStoryboardReference.self) }

  private func said(_ attributes: String, _ other: String) -> [String] {
    RuleTesting.findings(
      of: UnresolvedStoryboardReference.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder \#(attributes) id="a"/></objects></scene>"#),
      .resource(other, name: "Other.storyboard"), .resource("", name: "x.png")
    ).map(\.message)
  }

  @Test func saysWhatIsMissing() {
    #expect(said(#"storyboardName="Othre""#, "<document/>") == ["there's no storyboard 'Othre'; did you mean 'Other'?"])
    #expect(
      said(#"storyboardName="Other""#, "<document/>") == [
        "the storyboard 'Other' has no first controller, and the reference names none"
      ])
    #expect(
      said(
        #"storyboardName="Other" referencedIdentifier="Home""#,
        #"<document><vc storyboardIdentifier="Hone"/></document>"#)
        == ["no scene of 'Other' has the identifier 'Home'; did you mean 'Hone'?"])
    #expect(
      said(#"referencedIdentifier="Home""#, "<document/>") == [
        "no scene of this storyboard has the identifier 'Home'"
      ])
  }

  @Test func whatIsThereIsLeftAlone() {
    #expect(said(#"storyboardName="Other""#, #"<document initialViewController="c"/>"#) == [])
    #expect(
      said(
        #"storyboardName="Other" referencedIdentifier="A &amp; B""#,
        #"<document><vc storyboardIdentifier="A &amp; B"/></document>"#) == [])
  }

  @Test func anotherBundleIsNotLookedInto() {
    #expect(said(#"storyboardName="Gone" bundleIdentifier="com.example.kit""#, "<document/>") == [])
  }
}
