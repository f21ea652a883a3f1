import Testing

@testable import Linting

@Suite struct RedundantConstraintTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RedundantConstraint.self) }

  private let edges = ["a.leading = v.leading + 8", "v.trailing = a.trailing + 8", "a.top = v.top", "a.height = 40"]

  private func said(last: String) -> [String] {
    RuleTesting.said(
      by: RedundantConstraint.self, of: RuleTesting.view("a"), (edges + [last]).map(RuleTesting.constraint).joined())
  }

  @Test func whatFollowsFromTwoIsFound() {
    #expect(said(last: "a.width = v.width - 16").count == 1)
    #expect(said(last: "a.width = 304").count == 1)
  }

  @Test func whatContradictsThemIsAConflict() {
    #expect(said(last: "a.width = v.width - 20").isEmpty)
  }

  @Test func whatIsOptionalIsLeftAlone() {
    #expect(said(last: "a.width = v.width - 16 @999").isEmpty)
  }
}
