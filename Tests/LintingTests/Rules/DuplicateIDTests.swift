import Testing

@testable import Linting

@Suite struct DuplicateIDTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DuplicateID.self) }

  @Test func eachButTheFirstIsFound() {
    let findings = RuleTesting.findings(
      of: DuplicateID.self,
      in: .xib(
        """
        <view id="a"><subviews>
        <label id="b"/>
        <label text="Two" id="b"/>
        <button id="b"/>
        </subviews></view>
        """))
    #expect(findings.map { "\($0.position.line):\($0.position.column)" } == ["5:23", "6:13"])
    #expect(
      findings.first?.message
        == "the id 'b' is taken: what names it may reach either node. Give this one an id of its own")
    #expect(findings.first?.object == "Two")
    #expect(findings.flatMap(\.notes).map { "\($0.position.line):\($0.position.column)" } == ["4:12", "4:12"])
  }

  @Test func everyKindOfNodeHasItsIDInOneSpace() {
    #expect(
      RuleTesting.said(
        by: DuplicateID.self,
        of: .xib(
          #"<view id="a"><viewLayoutGuide key="safeArea" id="a"/><connections><outlet property="x" destination="a" id="a"/></connections></view>"#
        )
      ).count == 2)
  }

  @Test func scenesOfAStoryboardShareTheirIDs() {
    #expect(
      RuleTesting.said(
        by: DuplicateID.self,
        of: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="v"/></objects></scene><scene sceneID="t"><objects><viewController id="v"/></objects></scene>"#
        )
      ).count == 1)
  }

  @Test func documentsDoNotShareTheirIDs() {
    #expect(
      RuleTesting.said(
        by: DuplicateID.self, of: .xib(#"<view id="a"/>"#, name: "A.xib"), .xib(#"<view id="a"/>"#, name: "B.xib"))
        == [])
  }

  @Test func capitalsMakeADifference() {
    #expect(RuleTesting.said(by: DuplicateID.self, of: .xib(#"<view id="a"/><view id="A"/>"#)) == [])
  }
}
