import Testing

@testable import Linting

@Suite struct DanglingConstraintItemTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingConstraintItem.self) }

  @Test func findsEachOfTwoItems() {
    #expect(
      RuleTesting.said(
        by: DanglingConstraintItem.self,
        of: .xib(
          """
          <view id="a"><constraints>
            <constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="top" id="b"/>
          </constraints></view>
          """)) == [
          "4:26: the constraint names 'one', which isn't in the document. Remove the constraint or bring back what it "
            + "names",
          "4:64: the constraint names 'two', which isn't in the document. Remove the constraint or bring back what it "
            + "names",
        ])
  }

  @Test func guidesOfEveryKindAreThere() {
    #expect(
      RuleTesting.said(
        by: DanglingConstraintItem.self,
        of: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides><view key="view" id="a"><subviews><label id="c"/></subviews><userGuides><userLayoutGuide location="8" affinity="minX" id="u"/></userGuides><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="1"/><constraint firstItem="c" firstAttribute="leading" secondItem="u" secondAttribute="leading" id="2"/><constraint firstItem="c" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="3"/></constraints></view></viewController></objects></scene>"#
        )) == [])
  }

  @Test func aPlaceholderConstraintIsCheckedToo() {
    #expect(
      RuleTesting.said(
        by: DanglingConstraintItem.self,
        of: .xib(
          #"<view id="a"><constraints><constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" placeholder="YES" id="b"/></constraints></view>"#
        )
      ).count == 1)
  }
}
