import Testing

@testable import Linting

@Suite struct StackHiddenRequiredSizeTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StackHiddenRequiredSize.self) }

  private func said(_ constraint: String, hidden: String = "YES") -> [String] {
    RuleTesting.findings(
      of: StackHiddenRequiredSize.self,
      in: .xib(
        #"<stackView id="a"><subviews><view hidden="\#(hidden)" id="b"><constraints><constraint \#(constraint) id="c"/></constraints></view></subviews></stackView>"#
      )
    ).map(\.message)
  }

  @Test func saysWhatConflicts() {
    #expect(
      said(#"firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" constant="20""#) == [
        "the stack view gives the hidden view no width, and a required 20 conflicts with that"
      ])
  }

  @Test func whatMayBeZeroIsLeftAlone() {
    #expect(said(#"firstAttribute="width" relation="lessThanOrEqual" constant="20""#).isEmpty)
    #expect(said(#"firstAttribute="width""#).isEmpty)
    #expect(said(#"firstAttribute="width" constant="20""#, hidden: "NO").isEmpty)
  }
}
