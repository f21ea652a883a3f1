import Testing

@testable import Linting

@Suite struct DanglingInitialViewControllerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingInitialViewController.self) }

  private func said(initial: String, _ objects: String) -> [String] {
    RuleTesting.said(
      by: DanglingInitialViewController.self,
      of: .storyboard(
        "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>",
        attributes: " initialViewController=\"\(initial)\""))
  }

  @Test func namesTheControllerInTheRootElement() {
    #expect(
      said(initial: "gone", #"<viewController id="a"/>"#) == [
        "1:160: the initial view controller 'gone' isn't in the document, so the storyboard starts with nothing. Choose "
          + "another one"
      ])
  }

  @Test func aReferenceToAnotherStoryboardIsThere() {
    #expect(said(initial: "p", #"<viewControllerPlaceholder storyboardName="Other" id="p"/>"#) == [])
  }

  @Test func aSceneIsNoController() { #expect(said(initial: "s", #"<viewController id="a"/>"#).count == 1) }

  @Test func aStoryboardNeedNotHaveOne() {
    #expect(
      RuleTesting.said(
        by: DanglingInitialViewController.self,
        of: .storyboard(#"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#)) == [])
  }
}
