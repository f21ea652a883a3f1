import Testing

@testable import Linting

@Suite struct HidesBottomBarTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(HidesBottomBar.self) }

  private func said(_ controller: String) -> [String] {
    RuleTesting.findings(
      of: HidesBottomBar.self, in: .storyboard(#"<scene sceneID="s"><objects>\#(controller)</objects></scene>"#),
      options: RuleOptions(values: ["excluded": .texts(["UINavigationController"])])
    ).map(\.message)
  }

  @Test func aControllerWithoutAClassIsCalledAsUIKitCallsIt() {
    #expect(
      said(#"<tableViewController id="a"/>"#) == [
        "'UITableViewController' doesn't hide the bottom bar when it is pushed"
      ])
    #expect(said(#"<navigationController id="a"/>"#).isEmpty)
  }

  @Test func referencesAreLeftAlone() { #expect(said(#"<viewControllerPlaceholder id="a"/>"#).isEmpty) }
}
