import Testing

@testable import Linting

@Suite struct ConflictOnlyOnDeviceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ConflictOnlyOnDevice.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: ConflictOnlyOnDevice.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func aXibKeepsTheSizeThatItHas() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="300" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="12" id="5"/>"#
      ).isEmpty)
  }

  @Test func aConflictOnEveryDeviceIsTheOtherRules() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="a" firstAttribute="width" constant="90" id="5"/>"#
      ).isEmpty)
  }

  @Test func isOffUnlessAskedFor() { #expect(!ConflictOnlyOnDevice.description.isEnabledByDefault) }
}
