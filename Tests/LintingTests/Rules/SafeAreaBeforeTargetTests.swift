import Testing

@testable import Linting

@Suite struct SafeAreaBeforeTargetTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(SafeAreaBeforeTarget.self) }

  private let view = #"<view id="a"><viewLayoutGuide key="safeArea" id="g"/></view>"#

  @Test func saysBothVersions() {
    #expect(
      RuleTesting.findings(
        of: SafeAreaBeforeTarget.self, in: .xib(view), options: RuleOptions(deploymentTarget: SystemVersion(10, 3))
      ).map(\.message) == ["the safe area is there since iOS 11, and the document is for iOS 10.3"])
  }

  @Test func withoutATargetNothingIsFound() {
    #expect(RuleTesting.findings(of: SafeAreaBeforeTarget.self, in: .xib(view)).isEmpty)
  }
}
