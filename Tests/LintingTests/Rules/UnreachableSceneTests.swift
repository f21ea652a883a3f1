import Testing

@testable import Linting

@Suite struct UnreachableSceneTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnreachableScene.self) }

  private func said(_ scenes: String, attributes: String = "") -> [String] {
    RuleTesting.findings(of: UnreachableScene.self, in: .storyboard(scenes, attributes: attributes)).map(\.message)
  }

  @Test func aSegueToItselfDoesNotLeadIntoAScene() {
    #expect(
      said(
        #"<scene sceneID="s"><objects><viewController customClass="Loop" id="a"><connections><segue destination="a" kind="show" id="c"/></connections></viewController></objects></scene>"#
      ) == ["nothing leads to the scene of 'Loop', and it has no identifier to ask for it by"])
  }

  @Test func aRelationshipLeadsIntoAScene() {
    #expect(
      said(
        #"<scene sceneID="s"><objects><navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="c"/></connections></navigationController></objects></scene><scene sceneID="t"><objects><viewController id="a"/></objects></scene>"#,
        attributes: #" initialViewController="n""#
      ).isEmpty)
  }

  @Test func referencesToOtherStoryboardsAreLeftAlone() {
    #expect(
      said(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Other" id="a"/></objects></scene>"#
      ).isEmpty)
  }
}
