import Testing

@testable import Linting

@Suite struct DanglingVariationReferenceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingVariationReference.self) }

  @Test func namesTheVariation() {
    #expect(
      RuleTesting.said(
        by: DanglingVariationReference.self,
        of: .xib(
          """
          <view id="a">
          <variation key="widthClass=compact">
            <mask key="subviews"><include reference="gone"/></mask>
            <mask key="constraints"><exclude reference="lost"/></mask>
          </variation></view>
          """)) == [
          "5:44: the variation 'widthClass=compact' names 'gone', which isn't in the document. Remove the reference or "
            + "bring back what it names",
          "6:47: the variation 'widthClass=compact' names 'lost', which isn't in the document. Remove the reference or "
            + "bring back what it names",
        ])
  }

  @Test func whatIsThereMayBeReferredTo() {
    #expect(
      RuleTesting.said(
        by: DanglingVariationReference.self,
        of: .xib(
          #"<view id="a"><subviews><label id="b"/></subviews><constraints><constraint firstAttribute="width" constant="1" id="c"/></constraints><variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="c"/></mask></variation></view>"#
        )) == [])
  }

  @Test func everyVariationOfEveryViewIsLookedAt() {
    let findings = RuleTesting.findings(
      of: DanglingVariationReference.self,
      in: .xib(
        #"<view id="a"><subviews><view id="b"><variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation><variation key="heightClass=regular"><mask key="subviews"><include reference="gone"/></mask></variation></view></subviews></view>"#
      ))
    #expect(findings.map(\.objectID) == ["b", "b"])
  }
}
