import Testing

@testable import Linting

@Suite struct StoredAmbiguousTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StoredAmbiguous.self) }

  @Test func whatIsNotToBeVerifiedIsLeftAlone() {
    #expect(
      RuleTesting.said(by: StoredAmbiguous.self, of: .xib(#"<view ambiguous="YES" verifyAmbiguity="off" id="a"/>"#))
        .isEmpty)
  }

  @Test func theContraryIsLeftAlone() {
    #expect(RuleTesting.said(by: StoredAmbiguous.self, of: .xib(#"<view ambiguous="NO" id="a"/>"#)).isEmpty)
  }
}
