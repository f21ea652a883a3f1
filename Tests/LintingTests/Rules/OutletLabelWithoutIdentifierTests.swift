import Testing

@testable import Linting

@Suite struct OutletLabelWithoutIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OutletLabelWithoutIdentifier.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: OutletLabelWithoutIdentifier.self, in: .xib(objects)).map(\.message)
  }

  @Test func theOwnersOutletsCountOnce() {
    #expect(
      said(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="a" destination="l" id="1"/><outlet property="b" destination="l" id="2"/></connections></placeholder><label id="l"/>"#
      ) == ["a controller has an outlet to the label, which has no accessibility identifier for tests to find it by"])
  }

  @Test func outletsOfViewsAreLeftAlone() {
    #expect(
      said(
        #"<view id="v"><connections><outlet property="a" destination="l" id="1"/></connections></view><label id="l"/>"#
      ).isEmpty)
  }
}
