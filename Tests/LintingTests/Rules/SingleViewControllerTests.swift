import Testing

@testable import Linting

@Suite struct SingleViewControllerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(SingleViewController.self) }

  @Test func saysHowManyThereAre() {
    #expect(
      RuleTesting.findings(
        of: SingleViewController.self,
        in: .storyboard(
          #"<scene sceneID="s"><objects><navigationController id="a"/></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
        )
      ).map(\.message) == ["the storyboard has 2 view controllers, and one is asked for"])
  }

  @Test func aXibHasNone() {
    #expect(
      RuleTesting.findings(
        of: SingleViewController.self, in: .xib(#"<viewController id="a"/><viewController id="b"/>"#)
      ).isEmpty)
  }
}
