import Testing

@testable import Linting

@Suite struct NestedScrollSameAxisTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NestedScrollSameAxis.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.findings(
      of: NestedScrollSameAxis.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" \#(attributes) id="t"><prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"><subviews><collectionView id="e"><collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>"#
      )
    ).map(\.message)
  }

  @Test func aCollectionScrollsDownUnlessSaidOtherwise() {
    #expect(said("") == ["'tableView' around it scrolls the same way: turn the scrolling of one of them off"])
  }

  @Test func whatDoesNotScrollIsLeftAlone() { #expect(said(#"scrollEnabled="NO""#).isEmpty) }
}
