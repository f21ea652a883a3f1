import Testing

@testable import Linting

@Suite struct ConstraintAttributePairTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ConstraintAttributePair.self) }

  /// What the rule says of constraints in a view `a` with a label `c`; the constraints begin in line 4.
  private func said(_ constraints: String) -> [String] {
    RuleTesting.said(
      by: ConstraintAttributePair.self,
      of: .xib(
        "<view id=\"a\"><subviews><label id=\"c\"/></subviews><constraints>\n\(constraints)</constraints></view>"))
  }

  @Test func saysWhatEachAttributeMeans() {
    #expect(
      said(
        """
        <constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="leading" id="b"/>
          <constraint firstItem="c" firstAttribute="width" secondItem="a" secondAttribute="centerY" id="d"/>
        <constraint firstItem="c" firstAttribute="bottom" constant="8" id="e"/>
        """) == [
          "4:1: 'top' can't be tied to 'leading': a place along y isn't a place along x, and UIKit throws",
          "5:3: 'width' can't be tied to 'centerY': a size isn't a place along y, and UIKit throws",
          "6:1: 'bottom' is a place and can't equal a number alone; UIKit throws. Name a second item",
        ])
  }

  @Test func leavesTiesAloneThatOnlyLookWrong() {
    #expect(
      said(
        """
        <constraint firstItem="c" firstAttribute="centerX" secondItem="a" secondAttribute="trailing" id="b"/>
        <constraint firstItem="c" firstAttribute="baseline" secondItem="a" secondAttribute="topMargin" id="d"/>
        <constraint firstItem="c" firstAttribute="height" secondItem="a" secondAttribute="width" id="e"/>
        <constraint firstAttribute="width" constant="8" id="f"/>
        """) == [])
  }

  @Test func marginsMirrorAsEdgesDo() {
    #expect(
      said(
        #"<constraint firstItem="c" firstAttribute="rightMargin" secondItem="a" secondAttribute="trailing" id="b"/>"#)
        == [
          "4:1: 'rightMargin' can't be tied to 'trailing': one mirrors with the language, the other doesn't, and UIKit "
            + "throws"
        ])
  }

  @Test func anAttributeThatIsNoneIsAnotherRulesMatter() {
    #expect(
      said(#"<constraint firstItem="c" firstAttribute="middle" secondItem="a" secondAttribute="top" id="b"/>"#) == [])
  }
}
