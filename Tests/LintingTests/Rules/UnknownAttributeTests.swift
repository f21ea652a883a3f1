import Testing

@testable import Linting

@Suite struct UnknownAttributeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnknownAttribute.self) }

  private func said(_ objects: String) -> [String] { RuleTesting.said(by: UnknownAttribute.self, of: .xib(objects)) }

  @Test func namesTheAttributeAndItsElement() {
    #expect(
      said(
        """
        <view id="a">
          <rect key="frame" x="0" y="0" width="1" height="1" depth="1"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxZ="YES"/>
        </view>
        """) == [
          "4:54: 'depth' of 'rect' is unknown and left out",
          "5:44: 'flexibleMaxZ' of 'autoresizingMask' is unknown and left out",
        ])
  }

  @Test func anAttributeOfAnotherElementIsUnknownHere() {
    #expect(said(#"<label text="A" id="a"/>"#) == [])
    #expect(said(#"<view text="A" id="a"/>"#) == ["3:7: 'text' of 'view' is unknown and left out"])
  }

  @Test func capitalsMakeADifference() {
    #expect(said(#"<view Alpha="1" id="a"/>"#) == ["3:7: 'Alpha' of 'view' is unknown and left out"])
  }

  @Test func whatIsKnownAndNotCarriedIsNotUnknown() {
    #expect(said(#"<label minimumFontSize="8" id="a"/>"#) == [])
  }
}
