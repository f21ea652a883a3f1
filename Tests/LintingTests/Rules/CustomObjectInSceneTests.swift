import Testing

@testable import Linting

@Suite struct CustomObjectInSceneTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CustomObjectInScene.self) }

  private func said(_ object: String) -> [String] {
    RuleTesting.findings(
      of: CustomObjectInScene.self, in: .storyboard(#"<scene sceneID="s"><objects>\#(object)</objects></scene>"#)
    ).map(\.message)
  }

  @Test func namesTheObject() {
    #expect(
      said(#"<customObject userLabel="Store" id="b"/>"#) == [
        "the scene makes 'Store', which is no view and no controller"
      ])
  }

  @Test func gestureRecognizersAndExitsAreLeftAlone() {
    #expect(said(#"<tapGestureRecognizer id="b"/><exit id="x"/>"#).isEmpty)
  }
}
