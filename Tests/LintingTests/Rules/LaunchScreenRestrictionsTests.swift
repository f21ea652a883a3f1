import Testing

@testable import Linting

@Suite struct LaunchScreenRestrictionsTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(LaunchScreenRestrictions.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(
      of: LaunchScreenRestrictions.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects>\#(objects)</objects></scene>"#, attributes: #" launchScreen="YES""#)
    ).map(\.message)
  }

  @Test func seguesAndOutletsAreFound() {
    #expect(
      said(
        #"<viewController id="a"><connections><segue destination="a" kind="show" id="c"/><outlet property="logo" destination="a" id="d"/></connections></viewController>"#
      ) == [
        "a launch screen can't have a segue: no code of the app runs yet. Remove it",
        "a launch screen can't have the outlet 'logo': no code of the app runs yet. Remove it",
      ])
  }

  @Test func whatUIKitItselfHasIsLeftAlone() {
    #expect(
      said(
        #"<tableViewController id="a"><tableView key="view" id="t"><connections><outlet property="dataSource" destination="a" id="d"/></connections></tableView></tableViewController>"#
      ).isEmpty)
    #expect(said(#"<viewController customClass="UINavigationController" id="a"/>"#).isEmpty)
  }
}
