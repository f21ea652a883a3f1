import Testing

@testable import Linting

@Suite struct RelativeToMarginTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RelativeToMargin.self) }

  private func said(_ first: String, _ second: String) -> [String] {
    RuleTesting.findings(
      of: RelativeToMargin.self,
      in: .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="a" firstAttribute="\#(first)" secondItem="c" secondAttribute="\#(second)" id="b"/></constraints></view>"#
      )
    ).map(\.message)
  }

  @Test func eachConstraintIsFoundOnce() {
    #expect(said("bottomMargin", "bottomMargin") == ["the constraint is relative to 'bottomMargin'"])
    #expect(said("trailing", "trailingMargin") == ["the constraint is relative to 'trailingMargin'"])
  }

  @Test func edgesAreLeftAlone() { #expect(said("bottom", "bottom").isEmpty) }
}
