import Testing

@testable import Linting

@Suite struct LeftRightAttributeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(LeftRightAttribute.self) }

  private func said(_ first: String, _ second: String) -> [String] {
    RuleTesting.findings(
      of: LeftRightAttribute.self,
      in: .xib(
        #"<view id="a"><subviews><label id="c"/></subviews><constraints><constraint firstItem="c" firstAttribute="\#(first)" secondItem="a" secondAttribute="\#(second)" id="b"/></constraints></view>"#
      )
    ).map(\.message)
  }

  @Test func saysWhatToUse() {
    #expect(said("right", "right") == ["'right' doesn't mirror with the language: use 'trailing'"])
    #expect(said("centerX", "leftMargin") == ["'leftMargin' doesn't mirror with the language: use 'leadingMargin'"])
  }

  @Test func otherPlacesAreLeftAlone() { #expect(said("top", "topMargin").isEmpty) }
}
