import Testing

@testable import Linting

@Suite struct UnwindWithoutActionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnwindWithoutAction.self) }

  private func said(_ segue: String) -> [String] {
    RuleTesting.said(
      by: UnwindWithoutAction.self,
      of: .storyboard(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\"><connections>\n\(segue)\n</connections></viewController>"
          + "<exit id=\"x\"/></objects></scene>"))
  }

  @Test func anEmptyActionIsNone() {
    #expect(
      said(#"<segue destination="x" kind="unwind" unwindAction="" id="b"/>"#) == [
        "4:1: the unwind segue has no action, so that nothing is unwound. Choose the action to go back to"
      ])
  }

  @Test func otherSeguesNeedNone() { #expect(said(#"<segue destination="a" kind="show" id="b"/>"#).isEmpty) }
}
