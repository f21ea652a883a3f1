import Testing

@testable import Linting

@Suite struct ConstraintItemOutsideContainerTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ConstraintItemOutsideContainer.self) }

  @Test func namesTheViewAndTheContainer() {
    let findings = RuleTesting.findings(
      of: ConstraintItemOutsideContainer.self,
      in: .xib(
        """
        <view id="a"><subviews>
        <view id="c" userLabel="Card"><constraints>
        <constraint firstItem="c" firstAttribute="top" secondItem="d" secondAttribute="top" id="b"/>
        </constraints></view>
        <label text="Title" id="d"/></subviews></view>
        """))
    #expect(
      findings.map(\.message) == [
        "'Title' isn't inside 'Card', which holds the constraint; activating it throws. Move the constraint to an "
          + "ancestor of both"
      ])
    #expect(findings.first?.position.line == 5 && findings.first?.position.column == 60)
    #expect(findings.first?.objectID == "c")
  }

  @Test func theContainerItselfAndWhatStandsDeepInItAreInside() {
    #expect(
      RuleTesting.said(
        by: ConstraintItemOutsideContainer.self,
        of: .xib(
          #"<view id="a"><subviews><stackView id="c"><subviews><label id="d"/></subviews></stackView></subviews><constraints><constraint firstItem="d" firstAttribute="top" secondItem="a" secondAttribute="top" id="b"/></constraints></view>"#
        )) == [])
  }

  @Test func aGuideIsWhereItsViewIs() {
    #expect(
      RuleTesting.said(
        by: ConstraintItemOutsideContainer.self,
        of: .xib(
          """
          <view id="a"><subviews><view id="c"><constraints>
          <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="b"/>
          </constraints></view></subviews><viewLayoutGuide key="safeArea" id="g"/></view>
          """)) == [
          "4:60: 'view' isn't inside 'view', which holds the constraint; activating it throws. Move the constraint to an "
            + "ancestor of both"
        ])
  }

  @Test func whatIsNotThereIsAnotherRulesMatter() {
    #expect(
      RuleTesting.said(
        by: ConstraintItemOutsideContainer.self,
        of: .xib(
          #"<view id="a"><constraints><constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="b"/></constraints></view>"#
        )) == [])
  }
}
