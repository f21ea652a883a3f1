import Testing

@testable import Linting

@Suite struct NoInitialViewControllerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NoInitialViewController.self) }

  @Test func aStoryboardWithoutScenesHasNoneEither() {
    #expect(RuleTesting.said(by: NoInitialViewController.self, of: .storyboard("")).count == 1)
  }

  @Test func oneThatIsNotThereIsForAnotherRule() {
    #expect(
      RuleTesting.said(
        by: NoInitialViewController.self, of: .storyboard("", attributes: #" initialViewController="gone""#)
      ).isEmpty)
  }
}
