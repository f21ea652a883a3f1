import Testing

@testable import Linting

@Suite struct ZeroSizeInteractiveTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ZeroSizeInteractive.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: ZeroSizeInteractive.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func saysWhichSide() {
    #expect(
      said(
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="0" id="4"/>"#
      )
        == ["the constraints give the control a height of 0: nobody can touch it"])
  }

  @Test func aViewThatIsNoControlMayBeFlat() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="0" id="4"/>"#
      ).isEmpty)
  }

  @Test func aHiddenControlMayBeFlat() {
    #expect(
      said(
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a" hidden="YES"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="0" id="4"/>"#
      ).isEmpty)
  }
}
