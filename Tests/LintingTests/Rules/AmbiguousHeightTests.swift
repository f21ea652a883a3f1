import Testing

@testable import Linting

@Suite struct AmbiguousHeightTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AmbiguousHeight.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: AmbiguousHeight.self,
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
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="80" id="4"/>"#
      ).count == 1)
  }

  @Test func anotherConstraintOrAnOptionalOneDecides() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="v" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" id="4"/>"#
      ).isEmpty)
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="80" priority="250" id="4"/>"#
      ).isEmpty)
  }

  @Test func whatIsNotToBeVerifiedIsLeftAlone() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a" verifyAmbiguity="ignoreSizes"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/>"#
      ).isEmpty)
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/>"#
      ).count == 1)
  }
}
