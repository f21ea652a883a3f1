import Testing

@testable import Linting

@Suite struct UnknownElementTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnknownElement.self) }

  @Test func namesTheElementAndWhatHoldsIt() {
    #expect(
      RuleTesting.said(
        by: UnknownElement.self,
        of: .xib(
          """
          <view id="a"><subviews>
            <hologramView id="b"/>
          </subviews><sparkle key="effect"/></view>
          """)) == [
          "4:3: 'hologramView' in 'subviews' is unknown and left out",
          "5:12: 'sparkle' in 'view' is unknown and left out",
        ])
  }

  @Test func whatAnUnknownElementHoldsIsNotSaidAgain() {
    #expect(
      RuleTesting.said(
        by: UnknownElement.self, of: .xib(#"<view id="a"><sparkle key="effect"><glitter/><glitter/></sparkle></view>"#)
      ).count == 1)
  }

  @Test func viewsInsideAnUnknownViewAreRead() {
    let document = RuleExample.Document.xib(
      #"<hologramView id="h"><subviews><label id="b"/><label id="b"/></subviews></hologramView>"#)
    #expect(RuleTesting.said(by: UnknownElement.self, of: document).count == 1)
    #expect(RuleTesting.said(by: DuplicateID.self, of: document).count == 1)
  }

  @Test func whatIsKnownAndNotCarriedIsNotUnknown() {
    #expect(
      RuleTesting.said(
        by: UnknownElement.self,
        of: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="a"><connections><segue destination="a" kind="show" id="b"/></connections></viewController><exit id="x"/></objects></scene>"#
        )) == [])
  }
}
