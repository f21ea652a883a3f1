import Testing

@testable import Linting

@Suite struct RecursiveNibTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RecursiveNib.self) }

  /// A document whose owner and whose view have these classes.
  private func nib(_ name: String, owner: String, view: String, attributes: String = "") -> RuleExample.Document {
    .xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"\(attributes)/>
      <view id="a"><subviews><view customClass="\(view)"\(attributes) id="b"/></subviews></view>
      """, name: name)
  }

  @Test func saysTheWholePathWithAPlaceForEachHop() throws {
    let findings = RuleTesting.findings(
      of: RecursiveNib.self, in: nib("UI/A.xib", owner: "A", view: "B"), nib("UI/B.xib", owner: "B", view: "C"),
      nib("UI/C.xib", owner: "C", view: "A"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message
        == "loading this nib makes a 'B', whose class is a File's Owner that loads it again, without end: "
        + "A.xib → B → B.xib → C → C.xib → A → A.xib. Make the view a plain UIView and keep 'B' on File's Owner, or take "
        + "it off File's Owner and load the nib from a factory")
    #expect(
      finding.notes.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.message)" } == [
        "UI/A.xib:4:43: loading this makes a 'B'",
        "UI/B.xib:3:72: 'B' is the File's Owner here, so making one loads this",
        "UI/B.xib:4:43: loading this makes a 'C'",
        "UI/C.xib:3:72: 'C' is the File's Owner here, so making one loads this",
        "UI/C.xib:4:43: loading this makes a 'A'",
        "UI/A.xib:3:72: 'A' is the File's Owner here, so making one loads this",
      ])
    #expect(finding.fixes == ["Remove the custom class 'B' from the view and leave it on File's Owner."])
  }

  @Test func aChainThatEndsIsFine() {
    #expect(
      RuleTesting.said(
        by: RecursiveNib.self, of: nib("A.xib", owner: "A", view: "B"), nib("B.xib", owner: "B", view: "C")) == [])
  }

  @Test func classesOfTwoModulesAreTwo() {
    #expect(
      RuleTesting.said(
        by: RecursiveNib.self, of: nib("A.xib", owner: "A", view: "B", attributes: #" customModule="M""#),
        nib("B.xib", owner: "B", view: "A", attributes: #" customModule="N""#)) == [])
  }

  @Test func aControllerLoadsItsViewLaterAndIsNoView() {
    #expect(
      RuleTesting.said(
        by: RecursiveNib.self,
        of: .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/><viewController customClass="A" id="a"/>"#
        )) == [])
  }

  @Test func aWayIntoACycleIsNoneItself() {
    let findings = RuleTesting.findings(
      of: RecursiveNib.self, in: nib("Way.xib", owner: "Way", view: "A"), nib("A.xib", owner: "A", view: "A"))
    #expect(findings.map(\.file) == ["A.xib"])
  }
}
