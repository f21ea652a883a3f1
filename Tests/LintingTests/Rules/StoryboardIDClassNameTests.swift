import Testing

@testable import Linting

@Suite struct StoryboardIDClassNameTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StoryboardIDClassName.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.findings(
      of: StoryboardIDClassName.self,
      in: .storyboard(#"<scene sceneID="s"><objects><viewController \#(attributes) id="a"/></objects></scene>"#)
    ).map(\.message)
  }

  @Test func saysWhatIsMissing() {
    #expect(said(#"customClass="A""#) == ["the controller of class 'A' has no identifier"])
    #expect(
      said(#"storyboardIdentifier="A""#) == ["the identifier 'A' is no class's name: the controller has no class"])
  }

  @Test func neitherIsFine() { #expect(said("").isEmpty) }
}
