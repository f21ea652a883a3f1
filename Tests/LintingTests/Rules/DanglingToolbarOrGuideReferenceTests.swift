import Testing

@testable import Linting

@Suite struct DanglingToolbarOrGuideReferenceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingToolbarOrGuideReference.self) }

  @Test func saysWhatNamesIt() {
    #expect(
      RuleTesting.said(
        by: DanglingToolbarOrGuideReference.self,
        of: .xib(#"<tableViewCell textLabel="t" imageView="i" id="a"><view key="contentView" id="t"/></tableViewCell>"#)
      )
        == ["3:30: 'imageView' is 'i', which isn't in the document. Choose another object, or remove the attribute"])
  }

  @Test func anchorsThatAreThereAreLeftAlone() {
    #expect(
      RuleTesting.findings(
        of: DanglingToolbarOrGuideReference.self,
        in: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="a"><navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" id="i"><connections><segue destination="a" kind="popoverPresentation" popoverAnchorBarButtonItem="i" id="c"/></connections></barButtonItem></navigationItem></viewController></objects></scene>"#
        )
      ).isEmpty)
  }
}
