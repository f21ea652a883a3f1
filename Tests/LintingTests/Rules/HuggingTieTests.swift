import Testing

@testable import Linting

@Suite struct HuggingTieTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(HuggingTie.self) }

  private func said(_ subviews: String, _ constraints: String...) -> [String] {
    RuleTesting.said(by: HuggingTie.self, of: subviews, constraints.map(RuleTesting.constraint).joined())
  }

  private let labels =
    RuleTesting.view("a", "label", #"text="One""#) + RuleTesting.view("b", "label", #"text="Two""#)

  @Test func saysWhoSharesTheRoomAndWhatToLower() throws {
    let findings = RuleTesting.findings(of: HuggingTie.self, in: HuggingTie.description.badExamples[0].documents[0])
    let finding = try #require(findings.first)
    #expect(finding.message == "'One' and 'Two' hug their content alike (251): it is open which one is stretched")
    #expect(finding.notes.count == 1)
    #expect(
      finding.fixes == ["lower the horizontal content hugging of the one that is to give way to 250"])
  }

  @Test func aColumnIsARowTurned() {
    #expect(
      said(
        labels, "a.top = v.top", "b.top = a.bottom", "v.bottom = b.bottom", "a.leading = v.leading",
        "b.leading = v.leading"
      ).count == 1)
  }

  @Test func whereAllHaveTheirSizeThereIsNoTie() {
    #expect(
      said(labels, "a.leading = v.leading", "a.top = v.top", "b.leading = a.trailing", "b.top = v.top").isEmpty)
  }

  @Test func aTieIsNotReportedAsAnOpenWidthToo() {
    let documents = HuggingTie.description.badExamples[0].documents
    #expect(RuleTesting.findings(of: AmbiguousWidth.self, in: RuleTesting.unmarked(documents[0]).document).isEmpty)
  }
}
