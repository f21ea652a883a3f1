import Testing

@testable import Linting

@Suite struct DanglingOutletTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingOutlet.self) }

  @Test func saysWhatBecomesOfOutletAndCollection() {
    #expect(
      RuleTesting.said(
        by: DanglingOutlet.self,
        of: .xib(
          """
          <view id="a"><connections>
          <outlet property="title" destination="gone" id="b"/>
          <outletCollection property="titles" destination="lost" id="c"/>
          </connections></view>
          """)) == [
          "4:39: the outlet 'title' leads to 'gone', which isn't in the document, and stays nil. Connect it again or "
            + "remove the connection",
          "5:50: the outlet 'titles' leads to 'lost', which isn't in the document, and lacks it. Connect it again or "
            + "remove the connection",
        ])
  }

  @Test func constraintsGuidesAndRecognizersAreThere() {
    #expect(
      RuleTesting.said(
        by: DanglingOutlet.self,
        of: .xib(
          #"<view id="a"><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstAttribute="width" constant="1" id="w"/></constraints><connections><outlet property="x" destination="g" id="1"/><outlet property="y" destination="w" id="2"/><outlet property="z" destination="t" id="3"/></connections></view><tapGestureRecognizer id="t"/>"#
        )) == [])
  }

  @Test func anOutletIntoAnotherSceneIsThereInTheDocument() {
    #expect(
      RuleTesting.said(
        by: DanglingOutlet.self,
        of: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="a"><connections><outlet property="next" destination="b" id="1"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"/></objects></scene>"#
        )) == [])
  }

  @Test func actionsAreAnotherRulesMatter() {
    #expect(
      RuleTesting.said(
        by: DanglingOutlet.self,
        of: .xib(
          #"<button id="a"><connections><action selector="go:" destination="gone" eventType="touchDown" id="1"/></connections></button>"#
        )) == [])
  }
}
