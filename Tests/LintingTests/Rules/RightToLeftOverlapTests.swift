import Testing

@testable import Linting

@Suite struct RightToLeftOverlapTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RightToLeftOverlap.self) }

  /// What the rule says of a view `a` in a root of 320 by 200 points.
  private func said(_ view: String, _ constraints: String) -> [String] {
    RuleTesting.findings(
      of: RightToLeftOverlap.self,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints></view>
        """)
    ).map(\.message)
  }

  @Test func isSilentWhereTheyCoverEachOtherAnyway() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="4" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>"#
      ).isEmpty)
  }

  @Test func isSilentWhereTheyMoveTogether() {
    #expect(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="4" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>"#
      ).isEmpty)
  }

  @Test func namesBoth() throws {
    let message = try #require(
      said(
        #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A"/><switch translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="B"/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="v" firstAttribute="right" secondItem="b" secondAttribute="right" constant="8" id="5"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>"#
      ).first)
    #expect(message.contains("'B' covers 'A'"))
  }
}
