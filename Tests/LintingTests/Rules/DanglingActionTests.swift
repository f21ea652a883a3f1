import Testing

@testable import Linting

@Suite struct DanglingActionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingAction.self) }

  @Test func namesTheActionAtItsDestination() {
    let findings = RuleTesting.findings(
      of: DanglingAction.self,
      in: .xib(
        """
        <button id="a"><state key="normal" title="Send"/><connections>
        <action selector="send:" destination="gone" eventType="touchUpInside" id="b"/>
        </connections></button>
        """))
    #expect(
      findings.map(\.message) == [
        "the action 'send:' is sent to 'gone', which isn't in the document, so nothing happens. Connect it again or "
          + "remove the connection"
      ])
    #expect(findings.first?.position.line == 4 && findings.first?.position.column == 39)
    #expect(findings.first?.object == "Send")
  }

  @Test func placeholdersAndObjectsOfUnknownKindsAreThere() {
    #expect(
      RuleTesting.said(
        by: DanglingAction.self,
        of: .xib(
          #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><hologramView id="h"/><button id="a"><connections><action selector="undo:" destination="-2" eventType="touchUpInside" id="b"/><action selector="go:" destination="h" eventType="touchDown" id="c"/></connections></button>"#
        )) == [])
  }

  @Test func recognizersAndBarItemsSendActionsToo() {
    let findings = RuleTesting.findings(
      of: DanglingAction.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController customClass="Home" id="v"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i"><connections><action selector="add:" destination="gone" id="1"/></connections></barButtonItem></navigationItem></viewController><tapGestureRecognizer id="t"><connections><action selector="tap:" destination="gone" id="2"/></connections></tapGestureRecognizer></objects></scene>"#
      ))
    #expect(findings.map(\.objectID) == ["i", "t"])
    #expect(findings.map(\.scene) == ["Home", "Home"])
  }
}
