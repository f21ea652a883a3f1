import Testing

@testable import Linting

@Suite struct TouchTargetSmallTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TouchTargetSmall.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: TouchTargetSmall.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func saysTheSize() {
    #expect(
      said(
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ) == ["the control is 80 by 40 points, less than 44 by 44 points"])
  }

  @Test func aSwitchHasTheHeightThatItHas() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/>"#
      ).isEmpty)
  }

  @Test func heedsTheMinimumThatItIsGiven() {
    let document = RuleExample.Document.xib(
      #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>\#(RuleExample.leading)\#(RuleExample.top)\#(RuleExample.width(80))\#(RuleExample.height(44))</constraints></view>"#
    )
    #expect(RuleTesting.findings(of: TouchTargetSmall.self, in: document).isEmpty)
    #expect(
      RuleTesting.findings(
        of: TouchTargetSmall.self, in: document, options: RuleOptions(values: ["minimum": .number(48)])
      ).map(\.message) == ["the control is 80 by 44 points, less than 48 by 48 points"])
  }

  @Test func isOffUnlessAskedFor() { #expect(!TouchTargetSmall.description.isEnabledByDefault) }
}
