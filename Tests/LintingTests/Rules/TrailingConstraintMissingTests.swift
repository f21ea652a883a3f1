import Testing

@testable import Linting

@Suite struct TrailingConstraintMissingTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TrailingConstraintMissing.self) }

  private func said(_ subviews: String, _ constraints: String...) -> [String] {
    RuleTesting.said(by: TrailingConstraintMissing.self, of: subviews, constraints.map(RuleTesting.constraint).joined())
  }

  private let button = RuleTesting.view("a", "button", "", #"<state key="normal" title="Send"/>"#)

  @Test func titlesOfButtonsAreTexts() {
    #expect(said(button, "a.leading = v.leading", "a.top = v.top").count == 1)
    #expect(said(RuleTesting.view("a", "button"), "a.leading = v.leading", "a.top = v.top").isEmpty)
  }

  @Test func aNeighbourThatFollowsIsAnEnd() {
    #expect(
      said(
        button + RuleTesting.view("b"), "a.leading = v.leading", "a.top = v.top", "b.leading = a.trailing",
        "b.top = v.top"
      ).isEmpty)
  }

  @Test func whatIsRemovedAtBuildTimeIsNoEnd() {
    let placeholder =
      #"<constraint placeholder="YES" firstItem="a" firstAttribute="width" constant="80" id="p"/>"#
    let found = RuleTesting.said(
      by: TrailingConstraintMissing.self, of: button, RuleTesting.constraint("a.leading = v.leading"), placeholder)
    #expect(found.count == 1)
  }
}
