import Testing

@testable import Linting

@Suite struct NegativeSizeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NegativeSize.self) }

  private let edges = ["a.leading = v.leading + 300", "a.top = v.top", "a.height = 10"]

  private func said(trailing: String) -> [String] {
    RuleTesting.said(
      by: NegativeSize.self, of: RuleTesting.view("a"), (edges + [trailing]).map(RuleTesting.constraint).joined())
  }

  @Test func namesTheSide() {
    #expect(said(trailing: "a.trailing = v.leading + 200 @900").first?.contains("width negative") == true)
  }

  @Test func aConflictIsReportedAsOne() {
    #expect(said(trailing: "a.trailing = v.leading + 200").isEmpty)
  }

  @Test func nothingIsNotNegative() {
    #expect(said(trailing: "a.trailing = v.leading + 300 @900").isEmpty)
  }
}
