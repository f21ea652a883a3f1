import Testing

@testable import Linting

@Suite struct StrayExitTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StrayExit.self) }

  private func said(_ segue: String) -> [String] {
    RuleTesting.findings(
      of: StrayExit.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController customClass="Main" id="a"><view key="view" id="v"><subviews><button id="d"><connections>\#(segue)</connections></button></subviews></view></viewController><exit id="x"/></objects></scene>"#
      )
    ).map(\.message)
  }

  @Test func saysWhereItLeads() {
    #expect(
      said(#"<segue destination="a" kind="unwind" unwindAction="back:" id="c"/>"#) == [
        "an unwind segue has to lead to the exit of its scene, and this one leads to 'Main'. Connect it again"
      ])
  }

  @Test func whatLeadsNowhereIsForAnotherRule() {
    #expect(said(#"<segue destination="gone" kind="unwind" unwindAction="back:" id="c"/>"#).isEmpty)
    #expect(said(#"<segue destination="x" kind="unwind" unwindAction="back:" id="c"/>"#).isEmpty)
  }
}
