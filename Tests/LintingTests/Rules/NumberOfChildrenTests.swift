import Testing

@testable import Linting

@Suite struct NumberOfChildrenTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NumberOfChildren.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: NumberOfChildren.self, in: .xib(objects)).map(\.message)
  }

  @Test func aControlWithoutAListOfSegmentsHasNone() {
    #expect(
      said(#"<segmentedControl id="a"/>"#) == [
        "the segmented control has no segments, so that there is nothing to tap"
      ])
  }

  @Test func oneSegmentIsEnough() {
    #expect(said(#"<segmentedControl id="a"><segments><segment title="A"/></segments></segmentedControl>"#).isEmpty)
  }
}
