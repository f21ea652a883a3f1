import Testing

@testable import Linting

@Suite struct TopBottomLayoutGuideTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TopBottomLayoutGuide.self) }

  private func said(_ constraint: String) -> [String] {
    RuleTesting.findings(
      of: TopBottomLayoutGuide.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController id="v"><layoutGuides><viewControllerLayoutGuide type="bottom" id="t"/></layoutGuides><view key="view" id="a"><subviews><label id="c"/></subviews><constraints>\#(constraint)</constraints></view></viewController></objects></scene>"#
      )
    ).map(\.message)
  }

  @Test func saysWhichGuide() {
    #expect(
      said(#"<constraint firstItem="t" firstAttribute="top" secondItem="c" secondAttribute="bottom" id="b"/>"#) == [
        "the controller's bottom layout guide is deprecated since iOS 11: use the safe area"
      ])
  }

  @Test func guidesThatNothingHoldsOnToAreLeftAlone() { #expect(said("").isEmpty) }
}
