import Testing

@testable import Linting

@Suite struct OverlappingSiblingsTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OverlappingSiblings.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: OverlappingSiblings.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func namesBoth() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="4" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>"#
      )
        == ["'B' covers 'A': constrain one to the other"])
  }

  @Test func whatIsHiddenCoversNothing() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B" hidden="YES"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="4" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>"#
      ).isEmpty)
  }

  @Test func aPlainViewMayLieBehind() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="4" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/><constraint firstItem="b" firstAttribute="width" constant="9" id="7"/><constraint firstItem="b" firstAttribute="height" constant="9" id="8"/>"#
      ).isEmpty)
  }
}
