import Testing

@testable import Linting

@Suite struct TooManyViewsTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TooManyViews.self) }

  private func said(_ count: Int) -> [String] {
    let labels = (1..<count).map { #"<label id="l\#($0)"/>"# }
    return RuleTesting.findings(
      of: TooManyViews.self, in: .xib(#"<view id="a"><subviews>\#(labels.joined())</subviews></view>"#)
    ).map(\.message)
  }

  @Test func eightyAreFine() {
    #expect(said(80).isEmpty)
    #expect(said(81) == ["81 views are made at once; 80 are asked for"])
  }

  @Test func whatIsNoViewDoesNotCount() {
    #expect(
      RuleTesting.findings(
        of: TooManyViews.self, in: .xib(#"<tapGestureRecognizer id="a"/><tapGestureRecognizer id="b"/>"#),
        options: RuleOptions(values: ["maximum": .number(1)])
      ).isEmpty)
  }
}
