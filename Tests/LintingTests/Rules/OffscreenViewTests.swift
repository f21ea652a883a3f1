import Testing

@testable import Linting

@Suite struct OffscreenViewTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OffscreenView.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: OffscreenView.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func aViewThatReachesInIsSeen() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="trailing" constant="-1" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ).isEmpty)
  }

  @Test func saysWhere() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="trailing" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      )
        == ["the view lies outside of the root view, at (328, 8, 80, 40) of 320 by 200 points"])
  }

  @Test func whatAScrollViewHoldsIsLeftAlone() {
    let scroll =
      #"<scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews></scrollView>"#
    #expect(
      said(
        scroll,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="400" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/><constraint firstItem="s" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="6"/>"#
      ).isEmpty)
  }
}
