import Testing

@testable import Linting

@Suite struct TraitCollectionsDisabledTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TraitCollectionsDisabled.self) }

  @Test func itIsTheContraryOfTheOtherRule() {
    for document in [RuleExample.Document.storyboard(""), .storyboard("", attributes: #" useTraitCollections="YES""#)] {
      #expect(
        RuleTesting.said(by: TraitCollectionsDisabled.self, of: document).isEmpty
          != RuleTesting.said(by: TraitVariationsUsed.self, of: document).isEmpty)
    }
  }

  @Test func isOffUnlessAskedFor() { #expect(!TraitCollectionsDisabled.description.isEnabledByDefault) }
}
