import Testing

@testable import Linting

@Suite struct FixedWidthMayClipTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FixedWidthMayClip.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: FixedWidthMayClip.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func saysHowWide() {
    #expect(
      said(
        #"<label translatesAutoresizingMaskIntoConstraints="NO" id="a" text="Go"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/>"#
      ) == [
        "'Go' is 80 points wide in every language: make that a minimum (≥), or pin the text to its surroundings"
      ])
  }

  @Test func anOptionalWidthGivesWay() {
    #expect(
      said(
        #"<label translatesAutoresizingMaskIntoConstraints="NO" id="a" text="Go"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" priority="750" id="3"/>"#
      ).isEmpty)
  }

  @Test func aButtonWithoutTitleShowsNoText() {
    #expect(
      said(
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/>"#
      ).isEmpty)
  }
}
