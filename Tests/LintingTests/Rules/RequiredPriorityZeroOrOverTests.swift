import Testing

@testable import Linting

@Suite struct RequiredPriorityZeroOrOverTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RequiredPriorityZeroOrOver.self) }

  private func said(_ priority: String) -> [String] {
    RuleTesting.said(
      by: RequiredPriorityZeroOrOver.self,
      of: .xib(
        "<view id=\"a\"><constraints>\n  <constraint firstAttribute=\"width\" priority=\"\(priority)\" id=\"b\"/></constraints></view>"
      ))
  }

  @Test func namesThePriorityAsItIsWritten() {
    #expect(said("1000.5") == ["4:3: the priority 1000.5 isn't between 1 and 1000, and UIKit throws"])
    #expect(said("-0.0") == ["4:3: the priority -0.0 isn't between 1 and 1000, and UIKit throws"])
  }

  @Test func theEndsAreInside() {
    for priority in ["1", "1000", "1000.0", "999.99"] { #expect(said(priority) == []) }
  }

  @Test func whatIsNoNumberIsAnotherRulesMatter() { #expect(said("high") == []) }

  @Test func placeholdersAndStoryboardsAreCheckedToo() {
    let findings = RuleTesting.findings(
      of: RequiredPriorityZeroOrOver.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController customClass="Home" id="v"><view key="view" id="a"><constraints><constraint firstAttribute="width" priority="0" placeholder="YES" id="b"/></constraints></view></viewController></objects></scene>"#
      ))
    #expect(findings.map(\.scene) == ["Home"])
    #expect(findings.map(\.objectID) == ["a"])
  }
}
