import Testing

@testable import Linting

@Suite struct MisplacedViewTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MisplacedView.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: MisplacedView.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func saysBothFrames() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="9.5" width="80" height="40"/></view>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      )
        == ["the document has the frame (8, 9.5, 80, 40), the constraints give (8, 8, 80, 40)"])
  }

  @Test func aPointIsForgiven() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="9" width="80" height="40"/></view>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ).isEmpty)
  }

  @Test func whatIsAmbiguousHasNoFrameToBeAt() {
    #expect(
      said(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="90" width="80" height="40"/></view>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>"#
      ).isEmpty)
  }

  @Test func itsFixChangesTheNumbersThatAreWrongAndNothingElse() throws {
    let document = RuleExample.Document.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><!-- ü -->
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect height='40' key="frame" x="8.0" y = "90"  width="80"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="9" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>
      """)
    let bytes = Array(document.text.utf8)
    let findings = RuleTesting.findings(of: MisplacedView.self, in: document)
    let fixed = FixApplication(findings, encoding: .utf8).applied(to: bytes)
    let expected = document.text.replacing(#"x="8.0" y = "90""#, with: #"x="9" y = "0.0""#)
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
    #expect(RuleTesting.findings(of: MisplacedView.self, in: RuleTesting.file(expected)).isEmpty)
  }

  @Test func aDocumentOfTheViewLanguageHasNoFrameThatConstraintsGive() {
    func text(_ frame: String) -> String {
      #"<interface xmlns="urn:xibc:view:1"><view size="320 200"><view\#(frame) alpha="0.5"><layout leading="superview + 8" top="superview + 8" size="80 40"/></view></view></interface>"#
    }
    let document = RuleTesting.file(text(#" frame="8 8 90 40""#), name: "Example.view.xml")
    #expect(RuleTesting.fixed(by: MisplacedView.self, document) == text(""))
  }
}
