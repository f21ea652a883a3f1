import Testing

@testable import Linting

@Suite struct DuplicateSegueIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DuplicateSegueIdentifier.self) }

  private func said(_ cells: String) -> [String] {
    RuleTesting.findings(
      of: DuplicateSegueIdentifier.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews>\#(cells)</subviews></view></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
      )
    ).map(\.message)
  }

  @Test func controlsOfOneSceneThatLeadToTheSamePlaceAreLeftAlone() {
    #expect(
      said(
        #"<button id="1"><connections><segue destination="b" kind="show" identifier="x" id="2"/></connections></button><button id="3"><connections><segue destination="b" kind="show" identifier="x" id="4"/></connections></button>"#
      ).isEmpty)
  }

  @Test func controlsOfOneSceneThatLeadElsewhereAreFound() {
    #expect(
      said(
        #"<button id="1"><connections><segue destination="b" kind="show" identifier="x" id="2"/></connections></button><button id="3"><connections><segue destination="a" kind="show" identifier="x" id="4"/></connections></button>"#
      ) == ["the segue identifier 'x' is taken by a segue that leads elsewhere: give this one another"])
  }
}
