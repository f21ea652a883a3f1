import Testing

@testable import Linting

@Suite struct SafeAreasDisabledTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(SafeAreasDisabled.self) }

  @Test func saysWhatItMeans() {
    #expect(
      RuleTesting.said(by: SafeAreasDisabled.self, of: .storyboard("")) == [
        "1:1: the document doesn't use safe area guides, so that bars and notches may cover its views"
      ])
  }

  @Test func isOffUnlessAskedFor() { #expect(!SafeAreasDisabled.description.isEnabledByDefault) }
}
