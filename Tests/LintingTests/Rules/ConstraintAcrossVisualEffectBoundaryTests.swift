import Testing

@testable import Linting

@Suite struct ConstraintAcrossVisualEffectBoundaryTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ConstraintAcrossVisualEffectBoundary.self) }

  private func said(_ constraint: String) -> [String] {
    RuleTesting.findings(
      of: ConstraintAcrossVisualEffectBoundary.self,
      in: .xib(
        #"<view id="v"><subviews><visualEffectView id="a"><view key="contentView" id="b"><subviews><label id="c"/></subviews></view></visualEffectView><label id="l"/></subviews><constraints>\#(constraint)</constraints></view>"#
      )
    ).map(\.message)
  }

  @Test func eitherSideMayBeTheEffectView() {
    #expect(
      said(
        #"<constraint firstItem="a" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="d"/>"#) == [
          "the constraint ties 'label' to the effect view around it: tie it to the content view"
        ])
  }

  @Test func viewsBesideItAreLeftAlone() {
    #expect(
      said(#"<constraint firstItem="a" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="d"/>"#).isEmpty)
    #expect(
      said(#"<constraint firstItem="c" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="d"/>"#).isEmpty)
  }
}
