import Testing

@testable import Linting

@Suite struct AutolayoutDisabledTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AutolayoutDisabled.self) }

  @Test func storyboardsAreMeantAsWell() {
    #expect(
      RuleTesting.said(
        by: AutolayoutDisabled.self,
        of: RuleTesting.file(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"/>"#
        )) == [
          "1:1: the document doesn't use Auto Layout: its views keep their frames or follow autoresizing masks"
        ])
  }

  @Test func whatUsesItIsLeftAlone() {
    #expect(RuleTesting.said(by: AutolayoutDisabled.self, of: .xib(#"<view id="a"/>"#)).isEmpty)
  }
}
