import Testing

@testable import Linting

@Suite struct FixedFrameUnderAutolayoutTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FixedFrameUnderAutolayout.self) }

  @Test func documentsWithoutAutoLayoutAreLeftAlone() {
    #expect(
      RuleTesting.said(
        by: FixedFrameUnderAutolayout.self,
        of: RuleTesting.file(
          #"<document type="CocoaTouch"><objects><view fixedFrame="YES" id="a"/></objects></document>"#)
      ).isEmpty)
  }

  @Test func everyViewIsFound() {
    #expect(
      RuleTesting.findings(
        of: FixedFrameUnderAutolayout.self,
        in: .xib(
          #"<view id="a"><subviews><view fixedFrame="YES" id="b"/><switch fixedFrame="YES" id="c"/><view fixedFrame="NO" id="d"/></subviews></view>"#
        )
      ).map(\.objectID) == ["b", "c"])
  }
}
