import Testing

@testable import Linting

@Suite struct BrokenOptionalConstraintTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(BrokenOptionalConstraint.self) }

  private func said(_ subviews: String, _ constraints: String...) -> [String] {
    RuleTesting.said(by: BrokenOptionalConstraint.self, of: subviews, constraints.map(RuleTesting.constraint).joined())
  }

  @Test func namesThePriority() {
    let found = said(
      RuleTesting.view("a"), "a.leading = v.leading", "a.top = v.top", "a.width = 80", "a.height = 40",
      "a.height = 50 @200")
    #expect(found == ["the constraint, of priority 200, holds on no device: remove it, or raise its priority"])
  }

  @Test func oneThatHoldsOnSomeDeviceIsLeftAlone() {
    // In a controller's view, which is as wide as the screen.
    let storyboard = RuleExample.Document.storyboard(
      #"<scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>"#
        + [
          "a.leading = v.leading", "a.top = v.top", "v.trailing = a.trailing", "a.height = 40", "a.width >= 400 @750",
        ].map(RuleTesting.constraint).joined()
        + "</constraints></view></viewController></objects></scene>")
    #expect(RuleTesting.findings(of: BrokenOptionalConstraint.self, in: storyboard).isEmpty)
  }

  @Test func roundingIsForgiven() {
    #expect(
      said(
        RuleTesting.view("a"), "a.leading = v.leading", "a.top = v.top", "a.width = 80", "a.height = 40",
        "a.height = 40.5 @200"
      ).isEmpty)
  }
}
