import Testing

@testable import Linting

@Suite struct CellHeightMismatchTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CellHeightMismatch.self) }

  @Test func itIsNoConflictAndNoOpenHeight() {
    let document = RuleTesting.unmarked(CellHeightMismatch.description.badExamples[0].documents[0]).document
    #expect(RuleTesting.findings(of: ConflictingConstraints.self, in: document).isEmpty)
    #expect(RuleTesting.findings(of: AmbiguousHeight.self, in: document).isEmpty)
    #expect(
      RuleTesting.said(by: CellHeightMismatch.self, of: document).first?.hasSuffix(
        "another height than the 60 points of the cell") == true)
  }

  @Test func whatIsNotToBeVerifiedIsLeftAlone() {
    let document = RuleTesting.unmarked(CellHeightMismatch.description.badExamples[0].documents[0]).document
    let silenced = document.text.replacing(#"key="contentView""#, with: #"key="contentView" verifyAmbiguity="off""#)
    #expect(RuleTesting.findings(of: CellHeightMismatch.self, in: RuleTesting.file(silenced)).isEmpty)
  }
}
