import Testing

@testable import Linting

@Suite struct RecursiveNibPossibleTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RecursiveNibPossible.self) }

  /// A document whose owner and whose view have these classes.
  private func nib(_ name: String, owner: String, view: String, attributes: String = "") -> RuleExample.Document {
    .xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"\(attributes)/>
      <view id="a"><subviews><view customClass="\(view)"\(attributes) id="b"/></subviews></view>
      """, name: name)
  }

  @Test func saysWhatIsNotKnown() {
    #expect(
      RuleTesting.said(by: RecursiveNibPossible.self, of: nib("A.xib", owner: "A", view: "A")) == [
        "4:43: this may go on without end: A.xib → A → A.xib; what isn't known for certain: no sources say whether the "
          + "class loads it"
      ])
    let source = RuleExample.Document.source(
      "class A: UIView { override func awakeFromNib() { if isWide { Bundle.main.loadNibNamed(\"A\", owner: self) } } }",
      name: "A.swift")
    #expect(
      RuleTesting.findings(of: RecursiveNibPossible.self, in: nib("A.xib", owner: "A", view: "A"), source).map(
        \.message)
        == ["this may go on without end: A.xib → A → A.xib; what isn't known for certain: it depends on 'isWide'"])
  }

  @Test func classesOfTwoModulesAreTwo() {
    #expect(
      RuleTesting.said(
        by: RecursiveNibPossible.self, of: nib("A.xib", owner: "A", view: "B", attributes: #" customModule="M""#),
        nib("B.xib", owner: "B", view: "A", attributes: #" customModule="N""#)) == [])
  }

  @Test func aControllerLoadsItsViewLaterAndIsNoView() {
    #expect(
      RuleTesting.said(
        by: RecursiveNibPossible.self,
        of: .xib(
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/><viewController customClass="A" id="a"/>"#
        )) == [])
  }
}
