import Testing

@testable import Linting

@Suite struct AmbiguousPositionYTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AmbiguousPositionY.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: AmbiguousPositionY.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func anInequalityLeavesItOpen() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="v" secondAttribute="top" constant="8" id="2"/>"#
      ).count == 1)
  }

  @Test func anotherConstraintOrAnOptionalOneDecides() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="2"/>"#
      ).isEmpty)
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" priority="250" id="2"/>"#
      ).isEmpty)
  }

  @Test func whatIsNotToBeVerifiedIsLeftAlone() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a" verifyAmbiguity="off"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ).isEmpty)
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ).count == 1)
  }
}
