import Testing

@testable import Linting

@Suite struct FeatureBeforeTargetTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(FeatureBeforeTarget.self) }

  private func said(_ objects: String, _ target: SystemVersion?) -> [String] {
    RuleTesting.findings(
      of: FeatureBeforeTarget.self, in: .xib(objects), options: RuleOptions(deploymentTarget: target)
    ).map(\.message)
  }

  @Test func saysBothVersions() {
    #expect(
      said(#"<stackView id="a"/>"#, SystemVersion(8, 3)) == [
        "'stackView' is there since iOS 9, and the document is for iOS 8.3"
      ])
    #expect(said(#"<stackView id="a"/>"#, SystemVersion(9)).isEmpty)
  }

  @Test func namedColoursCameBeforeThoseOfTheSystem() {
    let view =
      #"<view id="a"><color key="tintColor" name="Brand"/><color key="backgroundColor" systemColor="label"/></view>"#
    #expect(said(view, SystemVersion(10)).count == 2)
    #expect(said(view, SystemVersion(11)).count == 1)
  }

  @Test func withoutATargetNothingIsFound() { #expect(said(#"<colorWell id="a"/>"#, nil).isEmpty) }
}
