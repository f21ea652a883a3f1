import Testing

@testable import Linting

@Suite struct PlaceholderConstraintTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(PlaceholderConstraint.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.said(
      by: PlaceholderConstraint.self,
      of: .xib(
        "<view id=\"a\"><constraints>\n<constraint \(attributes) firstAttribute=\"width\" constant=\"8\" id=\"b\"/>\n"
          + "</constraints></view>"))
  }

  @Test func saysWhatItMeans() {
    #expect(
      said(#"placeholder="YES""#) == ["4:1: the constraint is removed at build time: code has to take its place"])
  }

  @Test func othersAreLeftAlone() {
    #expect(said(#"placeholder="NO""#).isEmpty)
    #expect(said(#"symbolic="YES""#).isEmpty)
  }
}
