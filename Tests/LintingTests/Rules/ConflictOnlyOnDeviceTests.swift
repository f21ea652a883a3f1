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

  /// Which devices the rule names for a view of a width that has to lie on the screen of an iPhone 11.
  private func devices(width: Int, target: SystemVersion?) -> [String] {
    RuleTesting.findings(
      of: ConflictOnlyOnDevice.self,
      in: .storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>\(RuleTesting.view("a"))</subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
        <constraint firstItem="a" firstAttribute="height" constant="9" id="3"/>
        <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="\(width)" id="4"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/>
        </constraints></view></viewController></objects></scene>
        """), options: RuleOptions(deploymentTarget: target)
    ).map(\.message)
  }

  @Test func onlyDevicesThatRunTheTargetCount() {
    let first = { (target: SystemVersion?) in devices(width: 330, target: target).first ?? "none" }
    #expect(first(SystemVersion(9)).hasPrefix("on iPhone 4s the constraints"))
    #expect(first(nil).hasPrefix("on iPhone SE (1st generation) the constraints"))
    #expect(first(SystemVersion(15, 2)).hasPrefix("on iPhone SE (1st generation) the constraints"))
    #expect(first(SystemVersion(16)) == "none")
  }

  @Test func isOffUnlessAskedFor() { #expect(!ConflictOnlyOnDevice.description.isEnabledByDefault) }
}
