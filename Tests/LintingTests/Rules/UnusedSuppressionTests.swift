import Testing

@testable import Linting

@Suite struct UnusedSuppressionTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnusedSuppression.self) }

  private func said(_ note: String, _ content: String = "") -> [String] {
    RuleTesting.said(
      by: UnusedSuppression.self,
      of: .xib(
        #"<view id="a"><attributedString key="userComments"><fragment content="\#(note)"/></attributedString>\#(content)</view>"#
      ))
  }

  private let outlet = #"<connections><outlet property="title" destination="gone" id="b"/></connections>"#

  @Test func saysWhichRuleFindsNothingAndWhere() {
    #expect(
      said("xibc:disable dangling_outlet") == ["3:14: 'dangling_outlet' finds nothing here: remove the suppression"])
    #expect(
      said("xibc:disable-subtree dangling_outlet") == [
        "3:14: 'dangling_outlet' finds nothing in 'a': remove the suppression"
      ])
    #expect(said("xibc:disable-document all") == ["3:14: nothing is found in the document: remove the suppression"])
  }

  @Test func eachRuleIsAccountedForByItself() {
    #expect(
      said("xibc:disable dangling_outlet dangling_action", outlet) == [
        "3:14: 'dangling_action' finds nothing here: remove the suppression"
      ])
    #expect(said("xibc:disable all", outlet) == [])
  }

  @Test func aNameThatNoRuleHasAndNoNameAtAllAreSaid() {
    #expect(said("xibc:disable danglin_outlet") == ["3:14: there's no rule 'danglin_outlet' to suppress"])
    #expect(said("xibc:disable: why not") == [])
    #expect(said("xibc:disable") == ["3:14: the suppression names no rule; 'all' stands for every one"])
  }

  @Test func aRuleThatIsOffIsNotMissed() {
    #expect(said("xibc:disable touch_target_small") == [])
  }
}
