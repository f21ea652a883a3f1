import Testing

@testable import Linting

@Suite struct DynamicTypeOverflowTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DynamicTypeOverflow.self) }

  private func label(_ id: String, _ attributes: String = "") -> String {
    RuleTesting.view(
      id, "label", #"text="A name" adjustsFontForContentSizeCategory="YES" \#(attributes)"#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
  }

  private func said(_ subviews: String, _ constraints: String...) -> [String] {
    RuleTesting.said(by: DynamicTypeOverflow.self, of: subviews, constraints.map(RuleTesting.constraint).joined())
  }

  @Test func saysHowMuchIsMissing() {
    #expect(
      said(label("a"), "a.leading = v.leading", "a.top = v.top", "a.height = 24")
        == ["in larger type the text needs about 28 points, and the view is 24 high"])
  }

  @Test func oneLineMayBeTooWide() {
    let width = ["a.leading = v.leading", "a.top = v.top", "a.width = 60"].map(RuleTesting.constraint).joined()
    func said(_ attributes: String) -> Int {
      RuleTesting.said(by: DynamicTypeOverflow.self, of: label("a", attributes), width).count
    }
    #expect(said(#"adjustsFontSizeToFit="NO""#) == 1)
    #expect(said(#"adjustsFontSizeToFit="YES""#) == 0)
    #expect(said(#"adjustsFontSizeToFit="NO" numberOfLines="0""#) == 0)
  }

  @Test func textsThatGrowOverEachOther() {
    let fixed = ["a.leading = v.leading", "a.top = v.top", "b.leading = v.leading", "b.top = v.top + 23"]
    let found = RuleTesting.said(
      by: DynamicTypeOverflow.self, of: label("a") + label("b"), fixed.map(RuleTesting.constraint).joined())
    #expect(found == ["in larger type, 'A name' covers 'A name': constrain one to the other"])
    #expect(
      said(
        label("a") + label("b"), "a.leading = v.leading", "a.top = v.top", "b.leading = v.leading", "b.top = a.bottom"
      )
      .isEmpty)
  }

  @Test func aCellGrowsWithItsTexts() {
    func said(_ last: String) -> Int {
      let constraints = ["a.leading = v.leading", "a.top = v.top", last].map(RuleTesting.constraint).joined()
      let cell = RuleExample.Document.xib(
        #"<tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="24"/><tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="24"/><subviews>\#(label("a"))</subviews><constraints>\#(constraints)</constraints></tableViewCellContentView></tableViewCell>"#
      )
      return RuleTesting.findings(of: DynamicTypeOverflow.self, in: cell).count
    }
    #expect(said("a.bottom = v.bottom") == 0)
    #expect(said("a.height = 24") == 1)
  }

  @Test func whatIsCutOffAnywayIsForAnotherRule() {
    #expect(said(label("a"), "a.leading = v.leading", "a.top = v.top", "a.height = 10").isEmpty)
  }
}
