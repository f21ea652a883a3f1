import Testing

@testable import Linting

@Suite struct ConstraintOnArrangedSubviewTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ConstraintOnArrangedSubview.self) }

  private func said(_ attributes: String, _ constraint: String) -> [String] {
    RuleTesting.findings(
      of: ConstraintOnArrangedSubview.self,
      in: .xib(
        #"<view id="v"><subviews><stackView \#(attributes) id="a"><subviews><label id="b"/><label id="c"/></subviews></stackView></subviews><constraints><constraint \#(constraint) id="d"/></constraints></view>"#
      )
    ).map(\.message)
  }

  @Test func eitherSideMayBeTheStack() {
    #expect(
      said(#"axis="vertical""#, #"firstItem="a" firstAttribute="trailing" secondItem="b" secondAttribute="trailing""#)
        == ["the stack view says the same of 'trailing': remove the constraint"])
  }

  @Test func whatTheStackDoesNotSayIsLeftAlone() {
    let wide = #"firstItem="b" firstAttribute="width" secondItem="c" secondAttribute="width""#
    #expect(said("", wide).isEmpty)
    #expect(said(#"distribution="fillEqually""#, wide).count == 1)
    #expect(said(#"distribution="fillEqually""#, wide + #" multiplier="0.5""#).isEmpty)
    #expect(
      said("", #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="4""#).isEmpty)
    #expect(said("", #"firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top""#).isEmpty)
  }
}
