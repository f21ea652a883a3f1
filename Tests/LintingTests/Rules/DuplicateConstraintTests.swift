import Testing

@testable import Linting

@Suite struct DuplicateConstraintTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DuplicateConstraint.self) }

  /// What the rule finds among constraints in a view `a` with a label `d`; the constraints begin in line 4.
  private func findings(_ constraints: String, variation: String = "") -> [Finding] {
    RuleTesting.findings(
      of: DuplicateConstraint.self,
      in: .xib(
        "<view id=\"a\"><subviews><label id=\"d\"/></subviews><constraints>\n\(constraints)\n</constraints>\(variation)</view>"
      ))
  }

  private let width = """
    <constraint firstItem="d" firstAttribute="width" constant="8" id="b"/>
    <constraint firstItem="d" firstAttribute="width" constant="8.0" id="c"/>
    """

  @Test func showsTheFirstOne() throws {
    let finding = try #require(findings(width).first)
    #expect(finding.message == "the constraint says what 'b' says already: remove one of them")
    #expect(finding.position.line == 5 && finding.position.column == 1)
    #expect(finding.notes.map(\.message) == ["the first one is here"])
    #expect(finding.notes.map(\.position.line) == [4])
  }

  @Test func findsOneTheOtherWayRound() {
    #expect(
      findings(
        """
        <constraint firstItem="d" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" secondAttribute="width" multiplier="2" constant="8" id="b"/>
        <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="d" secondAttribute="width" multiplier="1:2" constant="-4" id="c"/>
        """
      ).count == 1)
  }

  @Test func aNegativeFactorKeepsTheRelation() {
    let written = { (relation: String) in
      """
      <constraint firstItem="d" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" secondAttribute="width" multiplier="-1" constant="8" id="b"/>
      <constraint firstItem="a" firstAttribute="width" relation="\(relation)" secondItem="d" secondAttribute="width" multiplier="-1" constant="8" id="c"/>
      """
    }
    #expect(findings(written("lessThanOrEqual")).count == 1)
    #expect(findings(written("greaterThanOrEqual")).isEmpty)
  }

  @Test func whatDiffersInOneThingIsNoDuplicate() {
    for change in [#"constant="9""#, #"constant="8" priority="999""#, #"constant="8" relation="lessThanOrEqual""#] {
      #expect(
        findings(
          """
          <constraint firstItem="d" firstAttribute="width" constant="8" id="b"/>
          <constraint firstItem="d" firstAttribute="width" \(change) id="c"/>
          """
        ).isEmpty)
    }
  }

  @Test func constraintsOfSizeClassesAndPlaceholdersAreLeftAlone() {
    let mask = #"<mask key="constraints"><exclude reference="c"/></mask>"#
    #expect(findings(width, variation: "<variation key=\"default\">\(mask)</variation>").isEmpty)
    #expect(
      findings(
        """
        <constraint firstItem="d" firstAttribute="width" constant="8" id="b"/>
        <constraint firstItem="d" firstAttribute="width" constant="8" placeholder="YES" id="c"/>
        """
      ).isEmpty)
  }
}
