import Testing

@testable import Linting

@Suite struct RecursiveNibTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RecursiveNib.self) }

  /// A document whose owner and whose view have these classes.
  private func nib(_ name: String, owner: String, view: String) -> RuleExample.Document {
    .xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
      <view id="a"><subviews><view customClass="\(view)" id="b"/></subviews></view>
      """, name: name)
  }

  /// A class that loads the nib of its name.
  private func loader(_ name: String, folder: String = "UI/") -> RuleExample.Document {
    .source(
      "class \(name): UIView {\n  override func awakeFromNib() { Bundle.main.loadNibNamed(\"\(name)\", owner: self) }\n}",
      name: "\(folder)\(name).swift")
  }

  @Test func saysTheWholePathWithAPlaceForEachHop() throws {
    let findings = RuleTesting.findings(
      of: RecursiveNib.self, in: nib("UI/A.xib", owner: "A", view: "B"), nib("UI/B.xib", owner: "B", view: "A"),
      loader("A"), loader("B"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message
        == "loading this nib makes a 'B', whose class loads it again, without end: A.xib → B → B.xib → A → A.xib. Make "
        + "the view a plain UIView and set 'B' on File's Owner, or load the nib from a factory")
    #expect(
      finding.notes.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.message)" } == [
        "UI/A.xib:4:43: loading this makes a 'B'",
        "UI/B.swift:2:17: making a 'B' runs 'B.awakeFromNib()'",
        "UI/B.swift:2:46: this loads the nib 'B'",
        "UI/B.xib:4:43: loading this makes a 'A'",
        "UI/A.swift:2:17: making a 'A' runs 'A.awakeFromNib()'",
        "UI/A.swift:2:46: this loads the nib 'A'",
      ])
    #expect(finding.objectID == "b" && finding.object == "B")
  }

  @Test func saysWhereTheClassGoes() throws {
    let owned = RuleTesting.findings(of: RecursiveNib.self, in: nib("A.xib", owner: "A", view: "A"), loader("A"))
    #expect(owned.first?.fixes.first == "Remove the custom class 'A' from the view and leave it on File's Owner.")
    let root = RuleTesting.findings(
      of: RecursiveNib.self, in: .xib(#"<view customClass="A" id="a"/>"#, name: "A.xib"), loader("A"))
    #expect(
      root.first?.fixes.first
        == "Move the custom class 'A' from the view to File's Owner, and its outlets with it.")
  }

  @Test func aChainThatEndsIsFine() {
    #expect(
      RuleTesting.said(
        by: RecursiveNib.self, of: nib("A.xib", owner: "A", view: "B"), nib("B.xib", owner: "B", view: "C"),
        loader("A"), loader("B")) == [])
  }

  @Test func documentsAloneProveNothing() {
    #expect(RuleTesting.said(by: RecursiveNib.self, of: nib("A.xib", owner: "A", view: "A")) == [])
  }

  @Test func aWayIntoACycleIsNoneItself() {
    let findings = RuleTesting.findings(
      of: RecursiveNib.self, in: nib("Way.xib", owner: "Way", view: "A"), nib("A.xib", owner: "A", view: "A"),
      loader("A"), loader("Way"))
    #expect(findings.map(\.file) == ["A.xib"])
  }
}
