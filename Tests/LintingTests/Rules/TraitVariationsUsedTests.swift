import Testing

@testable import Linting

@Suite struct TraitVariationsUsedTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TraitVariationsUsed.self) }

  @Test func marksTheFlag() {
    #expect(
      RuleTesting.said(
        by: TraitVariationsUsed.self, of: RuleTesting.file(#"<document type="CocoaTouch" useTraitCollections="YES"/>"#))
        == ["1:29: the document uses trait variations"])
  }

  @Test func isOffUnlessAskedFor() { #expect(!TraitVariationsUsed.description.isEnabledByDefault) }
}
